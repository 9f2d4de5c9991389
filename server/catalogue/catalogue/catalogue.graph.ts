import { listWebinars } from '#server/catalogue/catalogue/catalogue.service.ts'
import { webinarOf } from '#server/catalogue/catalogue/webinar.rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ListArgs } from '#server/platform/graph/where.ts'

/** Resources by where. */
export const catalogueGraph = (deps: Deps) => ({
	Query: {
		webinars: async (_: unknown, args: ListArgs) => (await listWebinars(deps, args)).map(webinarOf),
	},
})
