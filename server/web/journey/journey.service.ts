import type { BuyingFunnel, Journey, operations } from '#openapi/v1.gen.ts'
import { claimedTime } from '#server/platform/claimed-time.ts'
import type { Db } from '#server/platform/database/open.ts'
import { spanOfDays } from '#server/platform/india-days.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { buyingSteps } from './buying-funnel.rules.ts'
import { countSteps } from './buying-funnel.store.ts'
import { forgottenBefore } from './journey.rules.ts'
import {
	BATCH,
	forgetJourneys as forget,
	type JourneyRow,
	keepJourneys,
	readJourneys,
} from './journey.store.ts'
import { cursorOf, placeOf } from './journey-cursor.rules.ts'

export type { JourneyRow }

type Report = operations['recordJourneys']['requestBody']['content']['application/json']['journeys']

/**
 * ATL-04: keeps reported journeys; of the signed-in the server knows the role better than the
 * browser.
 */
export const recordJourneys = (
	db: Db,
	report: Report,
	roleOfAccount: Journey['role'] | null,
	now: Date,
): Promise<void> => {
	const rows = report.map(
		({ id, machine, started_at, role, device, returning, ended, steps }): JourneyRow => ({
			id,
			machine,
			startedAt: claimedTime(started_at, now),
			role: roleOfAccount ?? role,
			device,
			returning,
			demo: false,
			ended,
			steps: steps.map(({ transitions, ms }) => [transitions, ms]),
		}),
	)
	return keepJourneys(db, rows)
}

/**
 * ATL-06: one page of journeys, newest first, with the cursor of the next.
 * @throws Problem 400 invalid-request for a cursor that is not one of ours
 */
export const listJourneys = async (
	db: Db,
	query: NonNullable<operations['listJourneys']['parameters']['query']>,
) => {
	const { cursor, limit = 200 } = query
	const after = cursor ? placeOf(cursor) : null
	if (cursor && !after) throw new Problem(400, 'invalid-request', 'The cursor is not one of ours.')
	const { total, rows } = await readJourneys(db, query, { limit, after })
	const page = rows.slice(0, limit)
	return { total, page, next: rows.length > limit ? cursorOf(page.at(-1)!) : null }
}

/** ATL-05: deletes journeys older than 90 days, in portions; answers how many those were. */
export const forgetJourneys = async (db: Db, now: Date): Promise<number> => {
	let total = 0
	for (;;) {
		const gone = await forget(db, forgottenBefore(now))
		total += gone
		if (gone < BATCH) return total
	}
}

/** DSK-17: how many visitors who agreed to be counted reached each step of buying. */
export const readBuyingFunnel = async (
	db: Db,
	days: operations['readBuyingFunnel']['parameters']['query'],
): Promise<BuyingFunnel> => {
	const counts = await countSteps(db, buyingSteps, spanOfDays(days))
	return { steps: buyingSteps.map(({ step }) => ({ step, count: counts[step] ?? 0 })) }
}
