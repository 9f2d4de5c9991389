import type { ShortSearch } from './short-list.search.ts'

/** How a list that fits one page is narrowed and ordered. */
export type ShortList<Row> = {
	/** The path of the list. */
	to: string
	/** The label of the field for words. */
	label: string
	/** The text in which words are looked for. */
	textOf: (row: Row) => string
	/** Kinds of rows; the first option of the choice is all of them. */
	shows: {
		label: string
		all: string
		options: readonly { value: string; label: string; has: (row: Row) => boolean }[]
	}
	/** Orders; the first option of the choice is that of the list. */
	sorts: {
		first: string
		options: readonly { value: string; label: string; by: (a: Row, b: Row) => number }[]
	}
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** Rows that have all words and are of the kind, in the order that was chosen. */
export const shortRows = <Row>(
	rows: readonly Row[],
	{ textOf, shows, sorts }: ShortList<Row>,
	{ search = '', show, sort }: ShortSearch,
): readonly Row[] => {
	const words = folded(search).split(/\s+/).filter(Boolean)
	const kind = shows.options.find(({ value }) => value === show)
	const order = sorts.options.find(({ value }) => value === sort)
	const found = rows.filter((row) => {
		const text = folded(textOf(row))
		return words.every((word) => text.includes(word)) && (kind?.has(row) ?? true)
	})
	return order ? found.toSorted(order.by) : found
}
