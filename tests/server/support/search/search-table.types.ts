/** A search of the demo's catalogue and what it should find. */
export type Searched = {
	search: string
	/** Titles of which each begins with one of these; all are among the first three. */
	first: string[]
	/** Beginnings of titles that are not on the first page. */
	never?: string[]
	/** Words that are understood, as they were typed. */
	means?: string[]
	/** Nothing has all of it. */
	closest?: true
}
