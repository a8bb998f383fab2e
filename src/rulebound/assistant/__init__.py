"""The rules assistant: understands a question in five languages, finds its clauses, and answers by them."""
