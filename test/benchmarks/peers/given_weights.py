"""Weights of a row that are there already, in the order in which the row asks for them."""


class GivenWeights:
    def __init__(self, weights):
        self.weights, self.used = weights, 0

    def weight(self, *_, **__):
        self.used += 1
        return self.weights[self.used - 1]
