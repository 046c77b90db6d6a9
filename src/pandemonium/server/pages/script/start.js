// All is defined: the page begins.

settle();
