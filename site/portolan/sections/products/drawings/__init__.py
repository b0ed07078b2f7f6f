"""The drawings of the products: figures of their pages, to scale."""
