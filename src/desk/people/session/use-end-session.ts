import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '#api/client.ts'
import { m } from '#i18n/messages'
import { announce } from '#ui/dialog/announce.ts'
import { type OwnSession, sessionsQuery } from './sessions.queries.ts'

/** The call that ends a session, and what follows it. */
export const useEndSession = ({ id }: OwnSession) => {
	const queryClient = useQueryClient()
	const run = (signal: AbortSignal) =>
		api.DELETE('/desk/sessions/{id}', { params: { path: { id } }, signal })
	const onDone = useCallback(() => {
		announce(m.desk_session_ended())
		void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
	}, [queryClient])
	return { run, onDone }
}
