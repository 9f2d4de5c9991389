/** The last `most` of a list. */
export const lastOf = <Item>(list: readonly Item[], most: number): Item[] =>
	list.slice(Math.max(0, list.length - most))
