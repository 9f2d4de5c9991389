import type { JSX } from 'react'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'

/** A page's facts for tabs, crawlers and link previews. */
export type PageFacts = {
	title: string
	/** The one thing that the page shows; the title begins with it. */
	of?: string | null | undefined
	/** Words of the address, such as a search: the title begins with them. */
	asked?: readonly (string | undefined)[] | undefined
	/** The page of a list; the title ends with it, the first one's does not. */
	page?: number | undefined
	description?: string
	/** The path that the page is known by, its search included. */
	path?: string
	/** A path of this site. */
	image?: string
	type?: 'website' | 'article'
	/** Crawlers keep it out of their index. */
	noindex?: boolean
	/** JSON-LD (https://schema.org). */
	data?: object[]
}

const metaOf = (attribute: 'name' | 'property', values: Record<string, string | undefined>) =>
	Object.entries(values).flatMap(([name, content]) =>
		content ? [{ [attribute]: name, content }] : [],
	)

/** A route's head, in the router's shape. */
export type Head = { meta: JSX.IntrinsicElements['meta'][]; links: JSX.IntrinsicElements['link'][] }

/** JSON-LD as the router's `meta` takes it. */
export const dataMeta = (data: object): JSX.IntrinsicElements['meta'] =>
	({ 'script:ld+json': data }) as object

/** The title of what an address shows: `maths, Primary – Learning – page 2`. */
const titleOf = ({ title: kind, of, asked = [], page = 1 }: PageFacts): string => {
	const title = of ? `${of} · ${kind}` : kind
	const words = shortened(asked.filter(Boolean).join(', '), 60)
	const named = words ? m.app_title_asked({ words, title }) : title
	return page > 1 ? m.app_title_page({ title: named, page }) : named
}

/**
 * The head of a page as routes give it: title, description, canonical address, Open Graph and
 * JSON-LD (CAT-02).
 */
export const pageHead = (origin: string, facts: PageFacts): Head => {
	const { description, path, image, type, noindex, data = [] } = facts
	const title = `${titleOf(facts)} · ${brand()}`
	const url = path && origin + path
	return {
		meta: [
			{ title },
			...metaOf('name', { description, robots: noindex ? 'noindex' : undefined }),
			...metaOf('property', {
				'og:title': title,
				'og:description': description,
				'og:type': type,
				'og:url': url,
				'og:image': image && origin + image,
			}),
			...data.map(dataMeta),
		],
		links: url ? [{ rel: 'canonical', href: url }] : [],
	}
}

/** Shortens a text to at most `length` characters, after a whole word. */
export const shortened = (text: string, length: number): string =>
	text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length - 1))}…`

/** The trail to a page for search engines (https://schema.org/BreadcrumbList). */
export const breadcrumbData = (origin: string, trail: { name: string; path: string }[]) => ({
	'@context': 'https://schema.org',
	'@type': 'BreadcrumbList',
	itemListElement: trail.map(({ name, path }, i) => ({
		'@type': 'ListItem',
		position: i + 1,
		name,
		item: origin + path,
	})),
})

/** The largest of a `srcset`. */
export const largestOf = (srcset: string): string | undefined =>
	srcset.split(', ').at(-1)?.split(' ')[0]
