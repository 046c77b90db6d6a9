# Parts of a replay
table-chapter = Dante’s stop { $stop }
