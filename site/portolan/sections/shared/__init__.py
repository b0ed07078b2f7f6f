"""What several sections use: pages with a form of leads, questions about emissions."""
