<<<<<<< HEAD
"""The words of Deal with the Devil: names of choices, questions, sentences, reasons."""
=======
"""The words of Deal with the Devil."""
>>>>>>> d19aca3 (Deal with the Devil: names, and what cards say by their figures)
