/** Deterministic dice: the same name throws the same numbers, on every machine and in every run. */
export const diceOf = (name: string) => {
	let state = 2166136261
	for (const character of name) state = Math.imul(state ^ character.codePointAt(0)!, 16777619)
	const next = () => {
		state = (state + 0x6d2b79f5) | 0
		let t = Math.imul(state ^ (state >>> 15), 1 | state)
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296
	}
	return {
		/** A whole number from `low` to `high`, both included. */
		whole: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
		/** The list in another order, each thing once. */
		shuffle: <T>(list: readonly T[]): T[] =>
			list
				.map((thing) => ({ thing, rank: next() }))
				.sort((a, b) => a.rank - b.rank)
				.map(({ thing }) => thing),
	}
}
