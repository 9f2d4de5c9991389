import { m } from '#i18n/messages'
import { breadcrumbData, type Head, pageHead } from '../layout/page-head.ts'

type List = {
	title: string
	/** Search and filters of the list, in words. */
	asked?: readonly (string | undefined)[]
	description: string
	/** Of the list without its search. */
	path: string
	/** Search parameters; a page without a filter has its own address. */
	search: { page?: number | undefined }
	/** The pages that the list leads to, in its order. */
	items: readonly string[]
}

/** Which pages a list leads to (https://schema.org/ItemList). */
const itemListData = (origin: string, items: readonly string[]) => ({
	'@context': 'https://schema.org',
	'@type': 'ItemList',
	itemListElement: items.map((path, i) => ({
		'@type': 'ListItem',
		position: i + 1,
		url: origin + encodeURI(path),
	})),
})

const pathOf = ({ path, search: { page = 1, ...filters } }: List): string => {
	const isPlain = Object.values(filters).every((value) => value === undefined)
	return isPlain && page > 1 ? `${path}?page=${page}` : path
}

/**
 * Head of a list (CAT-02): every page of it has its own address; a filtered list has the address of
 * the whole.
 */
export const listHead = (origin: string, list: List): Head => {
	const { title, asked, description, path, search, items } = list
	const trail = [
		{ name: m.home_title(), path: '/' },
		{ name: title, path },
	]
	return pageHead(origin, {
		title,
		asked,
		page: search.page,
		description,
		path: pathOf(list),
		data: [
			breadcrumbData(origin, trail),
			...(items.length > 0 ? [itemListData(origin, items)] : []),
		],
	})
}
