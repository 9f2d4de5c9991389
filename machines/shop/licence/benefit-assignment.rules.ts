/** Teachers that one press gives something to. */
export const MOST_CHOSEN = 500

/** Chooses one more, or one less, in the order of the ids; beyond the most nothing is chosen. */
export const withToggled = (chosen: readonly string[], id: string): string[] => {
	if (chosen.includes(id)) return chosen.filter((one) => one !== id)
	return [...chosen, id].slice(0, MOST_CHOSEN).toSorted()
}

/** Chooses all of these, or none of them when all were chosen. */
export const withAll = (chosen: readonly string[], ids: readonly string[]): string[] => {
	if (ids.every((id) => chosen.includes(id))) return chosen.filter((one) => !ids.includes(one))
	return [...new Set([...chosen, ...ids])].slice(0, MOST_CHOSEN).toSorted()
}
