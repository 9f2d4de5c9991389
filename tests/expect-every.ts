const MOST = 5

/**
 * Checks that a predicate is true for every item. Refuses an empty list, which would check nothing.
 * @throws Error with the first items that fail
 */
export const expectEvery = <T>(list: readonly T[], holds: (item: T) => boolean): void => {
	if (list.length === 0) throw new Error('The list is empty: nothing was checked.')
	const breaking = list.filter((item) => !holds(item))
	if (breaking.length === 0) return
	const shown = breaking.slice(0, MOST).map((item) => JSON.stringify(item))
	throw new Error(`Does not hold of ${breaking.length} of ${list.length}: ${shown.join(', ')}`)
}
