import { api } from '#api/client.ts'
import type { OfferedChange } from '#desk/bulk-change/offered-change.ts'
import { useBulkChange } from '#desk/bulk-change/use-bulk-change.ts'
import { type DraftMove, type DraftRow, draftsKey } from './draft.queries.ts'
import { moveWords } from './draft-words.ts'

/** Decisions that need no words and no time, in the order of their buttons. */
const moves = ['submit', 'recall', 'approve', 'publish', 'withdraw', 'offer'] as const

/** The decisions on several resources of the list. */
export const draftChanges = (): OfferedChange[] =>
	moves.map((name) => ({
		name,
		label: moveWords[name].label(),
		fits: ({ row }) => (row as DraftRow).moves.includes(name),
	}))

const move = ({ id, revision }: DraftRow, name: string, signal: AbortSignal) =>
	api.POST('/desk/resources/{resource_id}/moves', {
		params: { path: { resource_id: id } },
		body: { move: name as DraftMove, revision },
		signal,
	})

/** Runs a decision on several resources (28.3). */
export const useDraftChanges = () => useBulkChange<DraftRow>(move, draftsKey)
