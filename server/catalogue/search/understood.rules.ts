/** Possible meanings of words: a filter of the list, a certificate, or no condition. */
export type UnderstoodKind = 'price' | 'certificate' | 'types' | 'levels' | 'languages' | 'optional'

/** Words of a search that mean something else than their letters. */
export type Understood = {
	kind: UnderstoodKind
	/** Any of them, as the database names it; none of a certificate. */
	names: readonly string[]
	/** The words, folded. */
	words: string[]
	/** As they were typed. */
	text: string
}
