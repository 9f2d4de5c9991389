import { pagesOf } from '#domain/people/account-pages.rules.ts'
import {
	isSidebarPage,
	type SchoolOfSidebar,
	sidebarOf,
} from '#domain/people/school-sidebar.rules.ts'
import { actsForSchool } from '#domain/school/school-mode.rules.ts'

const unknown: SchoolOfSidebar = { schoolType: 'school', isVerified: false }

/** The answer of `/user/routes`. */
export type Routes = {
	/** Pages, each once. */
	routes: string[]
	/** Items of the school's sidebar by value, empty for who acts for no school. */
	items: string[]
}

/**
 * Returns what roles open for somebody of this school, null for none (SES-04, PRF-01, SCH-02,
 * ROL-02). The items of a school that are pages are among the routes.
 */
export const routesOf = (
	roles: readonly string[],
	school: SchoolOfSidebar | null = null,
): Routes => {
	const items = actsForSchool(roles) ? sidebarOf(school ?? unknown) : []
	const pages = items.filter(isSidebarPage).map((value) => `/profile/${value}`)
	return { routes: [...pagesOf(roles), ...pages], items }
}
