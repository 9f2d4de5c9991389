import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { api } from '#api/client.ts'
import { announce } from '#ui/dialog/announce.ts'
import { type DraftMove, type DraftView, draftQuery, draftsKey } from './draft.queries.ts'
import { moveWords } from './draft-words.ts'

type More = { note?: string; publish_at?: string }

/** The call of a decision on a resource, and what follows it. */
export const useMove = (id: string, revision: number, move: DraftMove) => {
	const queryClient = useQueryClient()
	const answer = useRef<DraftView | null>(null)
	const run = async (more: More, signal: AbortSignal) => {
		const { data } = await api.POST('/desk/resources/{resource_id}/moves', {
			params: { path: { resource_id: id } },
			body: { move, revision, ...more },
			signal,
		})
		answer.current = data!
	}
	const onDone = useCallback(() => {
		announce(moveWords[move].done())
		queryClient.setQueryData(draftQuery(id).queryKey, answer.current!)
		for (const part of ['list', 'versions', 'preview'])
			void queryClient.invalidateQueries({ queryKey: [...draftsKey, part] })
	}, [queryClient, id, move])
	return { run, onDone }
}
