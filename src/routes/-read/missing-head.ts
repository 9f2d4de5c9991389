import { m } from '#i18n/messages'
import { pageHead } from '#ui/layout/page-head.ts'

/** The head of a page that does not exist (NAV-12). */
export const missingHead = (origin: string) =>
	pageHead(origin, {
		title: m.app_not_found_title(),
		description: m.app_not_found_description(),
		noindex: true,
	})
