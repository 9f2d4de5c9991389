import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '#api/client.ts'
import { m } from '#i18n/messages'
import { announce } from '#ui/dialog/announce.ts'
import { type Member, staffQuery } from './staff.queries.ts'

/** The call that deletes a person's second factor, and what follows it. */
export const useResetFactor = ({ id, name }: Member) => {
	const queryClient = useQueryClient()
	const run = (signal: AbortSignal) =>
		api.DELETE('/desk/staff/{account_id}/second-factor', {
			params: { path: { account_id: id } },
			signal,
		})
	const onDone = useCallback(() => {
		announce(m.desk_reset_done({ name }))
		void queryClient.invalidateQueries({ queryKey: staffQuery.queryKey })
	}, [queryClient, name])
	return { run, onDone }
}
