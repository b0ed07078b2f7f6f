"""What the front matter of each kind of document may and must say."""
