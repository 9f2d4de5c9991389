import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { refreshInbox } from '#desk/waiting/refresh-inbox.ts'
import type { OwnedInboxKind } from '#domain/people/inbox.rules.ts'
import { inboxMachine } from '#machines/people/inbox/inbox.machine.ts'
import type {
	InboxActions,
	InboxActors,
	InboxKey,
	InboxVerdict,
} from '#machines/people/inbox/inbox.types.ts'
import { provided } from '#processes/provided.ts'

/** The process of working through the inbox. */
export type InboxRef = ActorRefFrom<typeof inboxMachine>

const refusals: Record<string, InboxVerdict> = {
	'inbox-taken': { kind: 'taken' },
	'not-found': { kind: 'gone' },
	'second-factor-required': { kind: 'verificationRequired' },
}

/**
 * Runs the work through the inbox.
 * @param items what the list shows
 * @param open the item of the address; null in the list
 * @param showItem opens an item at its address
 */
export const useInbox = (
	items: readonly InboxKey[],
	open: InboxKey | null,
	showItem: (item: InboxKey) => void,
): InboxRef => {
	const queryClient = useQueryClient()
	const newest = useRef(showItem)
	useEffect(() => {
		newest.current = showItem
	}, [showItem])
	const [machine] = useState(() => {
		const actors = {
			storeOwner: fromPromise(async ({ input: { item, act }, signal }) => {
				const [kind, id] = item.split('/') as [OwnedInboxKind, string]
				const params = { path: { kind, id } }
				try {
					if (act === 'release')
						await api.DELETE('/desk/inbox/{kind}/{id}/owner', { params, signal })
					else {
						const body = { take_over: act === 'takeOver' }
						await api.PUT('/desk/inbox/{kind}/{id}/owner', { params, body, signal })
					}
					await refreshInbox(queryClient)
					return { kind: 'stored' }
				} catch (error) {
					const refusal = error instanceof ApiError ? refusals[error.code] : undefined
					if (!refusal) throw error
					if (refusal.kind !== 'verificationRequired') void refreshInbox(queryClient)
					return refusal
				}
			}),
		} satisfies InboxActors
		const actions = {
			showItem: (_, { item }) => newest.current(item),
		} satisfies InboxActions
		return provided(inboxMachine, () => ({ actors, actions }))
	})
	const inbox = useActorRef(machine)
	const listed = items.join()
	useEffect(() => {
		inbox.send({ type: 'list.read', items: listed === '' ? [] : listed.split(',') })
	}, [inbox, listed])
	useEffect(() => {
		inbox.send(open === null ? { type: 'item.closed' } : { type: 'item.opened', item: open })
	}, [inbox, open])
	return inbox
}
