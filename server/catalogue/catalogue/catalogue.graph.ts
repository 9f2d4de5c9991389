import type { Deps } from '#server/platform/deps.ts'
import type { ListArgs } from '#server/platform/graph/where.ts'
import { listWebinars } from './catalogue.service.ts'
import { webinarOf } from './webinar.rules.ts'

/** Resources by where. */
export const catalogueGraph = (deps: Deps) => ({
	Query: {
		webinars: async (_: unknown, args: ListArgs) => (await listWebinars(deps, args)).map(webinarOf),
	},
})
