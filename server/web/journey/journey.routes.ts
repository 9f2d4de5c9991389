import { coarseRoleOf } from '#domain/web/coarse-role.rules.ts'
import type { Journey } from '#openapi/v1.gen.ts'
import type { Handlers } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeRecords } from '#server/platform/limits/take-records.ts'
import {
	type JourneyRow,
	listJourneys,
	readBuyingFunnel,
	recordJourneys,
} from './journey.service.ts'

/** Gives every transition a number, in the order in which they are met. */
const dictionary = () => {
	const places = new Map<string, number>()
	return {
		placeOf: (transition: string): number => {
			const place = places.get(transition) ?? places.size
			places.set(transition, place)
			return place
		},
		words: () => [...places.keys()],
	}
}

const answerOf = (row: JourneyRow, placeOf: (transition: string) => number): Journey => ({
	id: row.id,
	machine: row.machine,
	started_at: row.startedAt.toISOString(),
	role: row.role as Journey['role'],
	device: row.device,
	returning: row.returning,
	demo: row.demo,
	ended: row.ended,
	steps: row.steps.map(([transitions, ms]) => [transitions.map(placeOf), ms]),
})

/** Records journeys without anybody's name (ATL-04) and reads them to analysts (ATL-06). */
export const journeyHandlers = (deps: Deps): Handlers => ({
	recordJourneys: async ({ body, account, request }) => {
		const { JOURNEYS_A_DAY: aDay } = deps.config
		const kind = { name: 'journeys', aDay, items: body.journeys }
		await takeRecords(deps, { request, account }, kind)
		await recordJourneys(
			deps.db,
			body.journeys,
			account && coarseRoleOf(account.roles),
			deps.clock(),
		)
		return undefined
	},

	readBuyingFunnel: ({ query }) => readBuyingFunnel(deps.db, query),

	listJourneys: async ({ query }) => {
		const { total, page, next } = await listJourneys(deps.db, query)
		const { placeOf: numberOf, words } = dictionary()
		const journeys = page.map((row) => answerOf(row, numberOf))
		return { transitions: words(), journeys, total, next_cursor: next }
	},
})
