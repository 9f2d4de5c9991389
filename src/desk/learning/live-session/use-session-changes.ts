import { api } from '#api/client.ts'
import type { OfferedChange } from '#desk/bulk-change/offered-change.ts'
import { useBulkChange } from '#desk/bulk-change/use-bulk-change.ts'
import { m } from '#i18n/messages'
import { type LiveResource, sessionsKey } from './live-session.queries.ts'

const sessionOf = (row: unknown) => (row as LiveResource).session

/** The changes of several live sessions of the list. */
export const sessionChanges = (): OfferedChange[] => [
	{
		...{ name: 'cancel', label: m.session_cancel_many() },
		fits: ({ row }) => sessionOf(row)?.cancelled === false,
	},
	{
		...{ name: 'restore', label: m.session_restore_many() },
		fits: ({ row }) => sessionOf(row)?.cancelled === true,
	},
]

/** Cancels several live sessions, or lets them take place again (28.3). */
export const useSessionChanges = () =>
	useBulkChange<LiveResource>(({ webinar_id, session }, change, signal) => {
		const body = { ...session!, cancelled: change === 'cancel' }
		return api.PUT('/live-sessions/{webinar_id}', {
			params: { path: { webinar_id } },
			body,
			signal,
		})
	}, sessionsKey)
