# Części powtórki
table-chapter = Przystanek Dantego { $stop }
