"""The JSON interface: everything a page can do, for programs in any language."""
