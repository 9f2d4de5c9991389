/**
 * The middle of some numbers, the mean of the two middle ones where their count is even; null of
 * none.
 */
export const median = (numbers: readonly number[]): number | null => {
	if (numbers.length === 0) return null
	const sorted = [...numbers].sort((a, b) => a - b)
	const middle = sorted.length >> 1
	return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
