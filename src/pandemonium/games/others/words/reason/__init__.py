"""Why a thing cannot be chosen now."""
