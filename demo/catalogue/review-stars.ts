import type { diceOf } from '../dice.ts'

/**
 * Returns stars of `count` reviews whose average is as near to `wished` (1 to 5) as whole stars
 * allow. Most are at the average, a few one star away.
 */
export const starsFor = (
	wished: number,
	count: number,
	dice: ReturnType<typeof diceOf>,
): number[] => {
	const sum = Math.round(wished * count)
	const low = Math.floor(sum / count)
	const stars = Array.from({ length: count }, (_, i) => (i < sum - low * count ? low + 1 : low))
	for (let i = 0; i + 1 < count; i += 3) {
		const [up, down] = [dice.whole(0, count - 1), dice.whole(0, count - 1)]
		if (up !== down && stars[up]! < 5 && stars[down]! > 1) {
			stars[up]! += 1
			stars[down]! -= 1
		}
	}
	return stars
}

/** The average of stars to one decimal; 0 without any. */
export const averageOf = (stars: number[]): number =>
	stars.length === 0 ? 0 : Math.round((10 * stars.reduce((a, b) => a + b, 0)) / stars.length) / 10
