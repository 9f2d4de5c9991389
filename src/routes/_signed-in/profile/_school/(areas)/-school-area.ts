import { type AnyRouteMatch, lazyRouteComponent } from '@tanstack/react-router'
import type { SchoolArea } from '#domain/people/school-areas.rules.ts'
import { m } from '#i18n/messages'
import { readPageOnly } from '#routes/-read/read-page.ts'
import { pageHead } from '#ui/layout/page-head.ts'
import type { SchoolAreaFacts } from './-school-area-page.tsx'

/** The route of one area of a school (SCH-01, SCH-08); its words and its view load with it. */
export const schoolArea = (area: SchoolArea) => ({
	validateSearch: readPageOnly,
	loader: async (): Promise<SchoolAreaFacts> => {
		const { areaTitles } = await import('#features/school/school-usage/area-titles.ts')
		const { title, lead } = areaTitles[area]
		return { area, title: title(), lead: lead() }
	},
	head: ({ loaderData, match }: { loaderData?: SchoolAreaFacts; match: AnyRouteMatch }) =>
		pageHead(match.context.origin, {
			of: loaderData?.title,
			title: m.school_sider(),
			page: match.search.page,
			noindex: true,
		}),
	component: lazyRouteComponent(() => import('./-school-area-page.tsx')),
})
