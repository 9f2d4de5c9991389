import { useSuspenseQuery } from '@tanstack/react-query'
import { accountQuery } from '#processes/session/session.queries.ts'
import { routesQuery } from './school.queries.ts'
import { SidebarEntries } from './sidebar-entries.tsx'
import type { SidebarItem } from './sidebar-items.ts'
import { entriesWhere } from './sidebar-places.ts'
import { useSidebarSections } from './use-sidebar-sections.ts'

/**
 * Links of the school's area for these routes and this type of school, in sections that fold
 * (SCH-01, SCH-02).
 */
export const SchoolSider = ({ copilotUrl }: { copilotUrl: string | null }) => {
	const { data: account } = useSuspenseQuery(accountQuery)
	const { data: asked } = useSuspenseQuery(routesQuery)
	const sections = useSidebarSections()
	if (!account.school) return null
	const isShown = ({ value, copilot }: SidebarItem) =>
		asked.items.includes(value) && !(copilot && copilotUrl === null)
	return <SidebarEntries entries={entriesWhere(isShown)} copilotUrl={copilotUrl} {...sections} />
}
