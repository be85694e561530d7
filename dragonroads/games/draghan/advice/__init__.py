"""How a race looks to an adviser; what single cards and questions are worth stands with them."""
