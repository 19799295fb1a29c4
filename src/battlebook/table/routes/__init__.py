"""The table's routes: the only places beside `battlebook.table.app` that know the web framework."""
