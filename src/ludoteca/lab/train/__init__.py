"""Bots that learn by playing against themselves: `ludoteca train CODE`."""
