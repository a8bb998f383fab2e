"""The referee of rounds that are built on a screen: it plays a round's log again, bit for bit, and says what stands."""
