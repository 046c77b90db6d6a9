"""The words of Deal with the Devil: names of choices, questions, sentences, reasons."""
