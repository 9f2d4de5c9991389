import { showInstructor } from '#server/catalogue/instructor/instructor.service.ts'
import type { Handlers } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'

/** NAV-04: the page of who teaches something. */
export const instructorHandlers = (deps: Deps): Handlers => ({
	getInstructor: ({ params, query, account }) =>
		showInstructor(deps.db, account?.id ?? null, { slug: params.slug, ...query }),
})
