# Części powtórki
table-chapter = Runda { $round }
