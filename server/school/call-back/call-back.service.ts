import type { CallBacks } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import { callBackAnswer } from './call-back.answers.ts'
import { type CallBackSearch, countCallBacks, findCallBacks } from './call-back.store.ts'

/** A page of call-back requests, and how many have each status. */
export const listCallBacks = async (
	db: Db,
	callerId: string,
	{ limit = 20, offset = 0, ...asked }: CallBackSearch & { limit?: number; offset?: number },
): Promise<CallBacks> => {
	const [found, rows] = await Promise.all([
		countCallBacks(db, asked.search),
		findCallBacks(db, asked, { limit, offset }),
	])
	const counts = { new: 0, called: 0, unreachable: 0, closed: 0 }
	for (const { state, rows: many } of found) counts[state] = many
	const all = counts.new + counts.called + counts.unreachable + counts.closed
	const total = asked.state ? counts[asked.state] : all
	return { total, counts, data: rows.map((row) => callBackAnswer(row, callerId)) }
}
