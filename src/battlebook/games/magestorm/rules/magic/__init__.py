"""The strategic spells of each mage."""
