import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { resourceEditorMachine } from '#machines/learning/draft/resource-editor.machine.ts'
import { provided } from '#processes/provided.ts'
import type { DraftView } from './draft.queries.ts'
import { resourceEditorActors } from './resource-editor.actors.ts'

export type ResourceEditor = ActorRefFrom<typeof resourceEditorMachine>

/**
 * The process of writing a resource; what is not saved stays in this browser, under the account
 * that wrote it.
 */
export const useResourceEditor = (draft: DraftView, accountId: string): ResourceEditor => {
	const queryClient = useQueryClient()
	const { id, revision, content, gaps } = draft
	const key = `vidya.draft.${id}`
	const [machine] = useState(() =>
		provided(resourceEditorMachine, () => ({
			actors: resourceEditorActors(queryClient, id),
			actions: {
				storeDraft: (_: unknown, params: { draft: unknown }) => writeStored(key, params.draft),
			},
		})),
	)
	const subject = `${accountId} ${id}`
	const input = { subject, saved: { revision, content }, gaps, stored: readStored(key) }
	const ref = useActorRef(machine, { input })
	useEffect(() => {
		const goOn = () => ref.send({ type: 'connection.restored' })
		window.addEventListener('online', goOn)
		return () => window.removeEventListener('online', goOn)
	}, [ref])
	return ref
}
