import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { sessionsKey } from './live-session.queries.ts'
import type { SessionRequest } from './session-draft.ts'

/** Saves a session and invalidates the queries of sessions. */
export const useKeepSession = (webinar_id: string) => {
	const queryClient = useQueryClient()
	return async (session: SessionRequest, signal: AbortSignal): Promise<void> => {
		const params = { path: { webinar_id } }
		await api.PUT('/live-sessions/{webinar_id}', { params, body: session, signal })
		await queryClient.invalidateQueries({ queryKey: sessionsKey })
	}
}
