"""Everything a person sees in the browser: pages as pure functions of what a person may know, and one small script."""
