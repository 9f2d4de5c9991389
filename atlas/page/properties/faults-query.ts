import { queryOptions } from '@tanstack/react-query'
import type { MachineModel } from '#atlas/graph/model.ts'
import { type Hunt, hunting } from '#atlas/mutants/hunt.ts'
import type { Change } from '#atlas/what-if/what-if.types.ts'

/** Longest the page is kept from answering a press while mutants are tried, in ms. */
const TURN = 40

const nextTask = () =>
	new Promise<void>((resolve) => {
		const { port1, port2 } = new MessageChannel()
		port1.onmessage = () => {
			port1.close()
			resolve()
		}
		port2.postMessage(null)
	})

type FaultsOf = { noun: string; model: MachineModel; changes: readonly Change[] }

/**
 * Every mutant of a machine with changes (none: as it is), tried in turns that leave the page free;
 * `onShare` hears how much is done, 0 to 1.
 */
export const faultsQuery = ({ noun, model, changes }: FaultsOf, onShare: (share: number) => void) =>
	queryOptions({
		queryKey: ['faults', noun, changes],
		queryFn: async ({ signal }): Promise<Hunt> => {
			const run = hunting(noun, model)
			let since = performance.now()
			for (;;) {
				const next = run.next()
				if (next.done) return next.value
				if (performance.now() - since < TURN) continue
				onShare(next.value.done / next.value.of)
				await nextTask()
				signal.throwIfAborted()
				since = performance.now()
			}
		},
		staleTime: Number.POSITIVE_INFINITY,
		structuralSharing: false,
	})
