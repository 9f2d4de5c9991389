import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { LiveResource } from './live-session.queries.ts'
import { sessionsKey } from './live-session.queries.ts'

type Session = NonNullable<LiveResource['session']>

/** Saves a session and invalidates the queries of sessions. */
export const useKeepSession = (webinar_id: string) => {
  const queryClient = useQueryClient()
  return async (session: Session, signal: AbortSignal): Promise<void> => {
    const params = { path: { webinar_id } }
    await api.PUT('/live-sessions/{webinar_id}', { params, body: session, signal })
    await queryClient.invalidateQueries({ queryKey: sessionsKey })
  }
}
