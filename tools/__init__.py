"""Tools that make, measure and translate the product. The wheel does not contain them."""
