"""The web service: live matches, store, protocol, security."""
