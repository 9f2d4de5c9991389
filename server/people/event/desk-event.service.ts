import type { EventGuest, operations } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import { findEveryRegistration } from './desk-event.store.ts'
import { countInvited } from './event.store.ts'

type Asked = NonNullable<operations['listEventGuests']['parameters']['query']>

/** 28.3: everybody who takes part in an event. */
export const listEventGuests = async (
	db: Db,
	{ search = '', event, sort = 'newest', limit = 25, offset = 0 }: Asked,
): Promise<{ total: number; data: EventGuest[] }> => {
	const filter = { search: search.trim(), event }
	const { total, rows } = await findEveryRegistration(db, filter, { sort, limit, offset })
	const codes = rows.map((row) => row.invitationCode)
	const invited = await countInvited(db, codes)
	return {
		total,
		data: rows.map((row) => ({
			...{ id: row.id, event: row.event, name: row.name, email: row.email },
			...{ country: row.country, school: row.school, has_account: row.accountId !== null },
			invited: invited.get(row.invitationCode) ?? 0,
			registered_at: row.createdAt.toISOString(),
		})),
	}
}
