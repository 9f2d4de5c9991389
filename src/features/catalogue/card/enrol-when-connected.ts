import type { QueryClient } from '@tanstack/react-query'
import { m } from '#i18n/messages'
import type { Card } from '#openapi/v1.gen.ts'
import { queueChange } from '#processes/offline-queue/offline-queue.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { announce } from '#ui/dialog/announce.ts'

/**
 * Keeps a free enrolment that is asked for without a connection (OFF-01).
 * @returns false when there is a connection, or who enrols is not known
 */
export const enrolWhenConnected = (
	queryClient: QueryClient,
	{ id, title }: Pick<Card, 'id' | 'title'>,
): boolean => {
	const account = queryClient.getQueryData(accountQuery.queryKey)
	if (navigator.onLine || !account?.displayName) return false
	const { displayName: name, email, phone } = account
	const order = { resourceIds: [id], name, email, phone: phone ?? '' }
	if (!queueChange({ kind: 'enrolment', ...order }, title)) return false
	announce(m.offline_enrolment_queued({ title }), 'info')
	return true
}
