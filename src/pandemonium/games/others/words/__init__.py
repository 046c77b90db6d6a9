"""The words of The Others: names of choices, questions, sentences, reasons."""
