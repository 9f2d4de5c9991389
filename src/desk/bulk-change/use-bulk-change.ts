import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { bulkChangeMachine } from '#machines/web/bulk-change/bulk-change.machine.ts'
import type { BulkChangeActors, ItemVerdict } from '#machines/web/bulk-change/bulk-change.types.ts'
import { provided } from '#processes/provided.ts'

export type BulkChangeRef = ActorRefFrom<typeof bulkChangeMachine>

/** Statuses of answers that refuse one item; the others can still be changed. */
const REFUSED = [403, 404, 409]

const verdictOf = async (call: Promise<unknown>): Promise<ItemVerdict> => {
	try {
		await call
		return { kind: 'changed' }
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		if (error.code === 'second-factor-required') return { kind: 'verificationRequired' }
		if (REFUSED.includes(error.status)) return { kind: 'refused', reason: error.code }
		throw error
	}
}

/**
 * Runs changes of many items of a list.
 * @param change makes the call for one row of the list; throws ApiError
 * @param list is the key of the list, which is read again when items were sent
 */
export const useBulkChange = <Row extends object>(
	change: (row: Row, change: string, signal: AbortSignal) => Promise<unknown>,
	list: QueryKey,
): BulkChangeRef => {
	const queryClient = useQueryClient()
	const [queryKey] = useState(list)
	const newest = useRef(change)
	useEffect(() => {
		newest.current = change
	}, [change])
	const [machine] = useState(() => {
		const actors = {
			changeItem: fromPromise(({ input: { item, change: name }, signal }) =>
				verdictOf(newest.current(item.row as Row, name, signal)),
			),
		} satisfies BulkChangeActors
		return provided(bulkChangeMachine, () => ({ actors }))
	})
	const process = useActorRef(machine)
	useEffect(() => {
		const goOn = () => process.send({ type: 'connection.restored' })
		window.addEventListener('online', goOn)
		const { unsubscribe } = process.on('items.sent', () => {
			void queryClient.invalidateQueries({ queryKey })
		})
		return () => {
			window.removeEventListener('online', goOn)
			unsubscribe()
		}
	}, [process, queryClient, queryKey])
	return process
}
