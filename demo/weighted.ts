/**
 * Which of several things a point from 0 to 1 falls on, when each is as wide as its weight; its
 * place in the list.
 */
export const weighted = (weights: readonly number[], point: number): number => {
	let left = point * weights.reduce((sum, weight) => sum + weight, 0)
	for (const [place, weight] of weights.entries()) {
		left -= weight
		if (left < 0) return place
	}
	return 0
}
