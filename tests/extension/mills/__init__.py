"""A small extension that only the tests know: windmills on wheat.

After placing, a player may put one of two windmills on a square of wheat. A windmill scores a point for every
square of its property at the end. It shows that an extension needs nothing but its own folder and the registries.
"""
