import type { Handlers } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeRecords } from '#server/platform/limits/take-records.ts'
import { storeEvents } from './analytics.service.ts'

/** ANA-01: what visitors do. */
export const analyticsHandlers = (deps: Deps): Handlers => ({
	recordEvent: async ({ body, account, request }) => {
		const items = 'events' in body ? body.events : [body]
		const { EVENTS_A_DAY: aDay } = deps.config
		await takeRecords(deps, { request, account }, { name: 'events', aDay, items })
		await storeEvents(deps.db, items, account?.id ?? null, deps.clock())
		return undefined
	},
})
