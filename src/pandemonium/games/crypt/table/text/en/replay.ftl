# Parts of a replay
table-chapter = Round { $round }
