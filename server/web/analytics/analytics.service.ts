import type { RecordedEvent } from '#openapi/v1.gen.ts'
import { claimedTime } from '#server/platform/claimed-time.ts'
import type { Db } from '#server/platform/database/open.ts'
import { insertEvents } from './analytics.store.ts'

/**
 * ANA-01: stores events, each once by its id; `properties` hold nothing personal. The account is
 * null when signed out.
 */
export const storeEvents = (
	db: Db,
	events: readonly RecordedEvent[],
	accountId: string | null,
	now: Date,
): Promise<void> =>
	insertEvents(
		db,
		events.map(({ id, name, properties = {}, happened_at }) => ({
			id,
			accountId,
			name,
			properties,
			happenedAt: happened_at ? claimedTime(happened_at, now) : now,
			createdAt: now,
		})),
	)
