import { m } from '#i18n/messages'
import { breadcrumbData, type Head, pageHead } from '#ui/layout/page-head.ts'

type Loaded = {
	loaderData?:
		| {
				title: string
				description: string
				/** The page between home and this one. */
				above?: { name: string; path: string }
		  }
		| undefined
	match: { pathname: string; context: { origin: string } }
}

/**
 * The head of a page of text, for its route: its own title, description and address, and the trail
 * to it; none where there is no such page.
 */
export const textHead = (
	{ loaderData, match: { pathname, context } }: Loaded,
	words?: string,
): Head => {
	if (!loaderData)
		return pageHead(context.origin, {
			title: m.app_not_found_title(),
			description: m.app_not_found_description(),
			noindex: true,
		})
	const { title, description, above } = loaderData
	const path = pathname.replace(/\/$/, '')
	const trail = [{ name: m.home_title(), path: '/' }, ...(above ? [above] : [])]
	return pageHead(context.origin, {
		title,
		asked: [words],
		description,
		path,
		data: [breadcrumbData(context.origin, [...trail, { name: title, path }])],
	})
}
