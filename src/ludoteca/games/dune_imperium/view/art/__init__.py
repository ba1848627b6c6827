"""The pictures on the cards, drawn by our own hand: a vocabulary of lights, places, figures and things, and for every
card what of it stands where. A picture is a handful of references to symbols that the page carries once.
"""
