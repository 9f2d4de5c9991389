import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#api/client.ts'
import { whenIdle } from '#processes/when-idle.ts'

/**
 * Remembers for who is signed in that this resource was looked at, when the page is at rest; a
 * failure disturbs nobody.
 */
export const useRecentView = (resourceId: string, signedIn: boolean): void => {
	const queryClient = useQueryClient()
	useEffect(() => {
		if (!signedIn) return
		whenIdle(() => {
			const path = { webinar_id: resourceId }
			api.PUT('/user/recent-views/{webinar_id}', { params: { path } }).then(
				() => queryClient.invalidateQueries({ queryKey: ['mine', 'recent-views'] }),
				(error) => console.info('a look was not remembered', error),
			)
		})
	}, [queryClient, resourceId, signedIn])
}
