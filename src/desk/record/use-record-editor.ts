import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { recordEditorMachine } from '#machines/web/record-editor/record-editor.machine.ts'
import type {
	RecordDraft,
	RecordEditorActors,
	RecordEditorVerdict,
} from '#machines/web/record-editor/record-editor.types.ts'
import { provided } from '#processes/provided.ts'

/** Meanings of problem codes that the calls of all records have. */
const common: Readonly<Record<string, RecordEditorVerdict>> = {
	'slug-taken': { kind: 'taken' },
	'invalid-request': { kind: 'invalid' },
	'second-factor-required': { kind: 'verificationRequired' },
}

/** A form of the desk: how its record is stored and what its refusals mean, by problem code. */
export type RecordForm = {
	draft: RecordDraft
	/** Sends the record; throws ApiError. */
	store: (draft: RecordDraft, signal: AbortSignal) => Promise<unknown>
	refusals: Readonly<Record<string, RecordEditorVerdict>>
}

/** Runs the form of a record. `onStored` is called when the server has stored it. */
export const useRecordEditor = ({ draft, store, refusals }: RecordForm, onStored: () => void) => {
	const [machine] = useState(() => {
		const actors = {
			storeRecord: fromPromise(async ({ input, signal }) => {
				try {
					await store(input.draft, signal)
					return { kind: 'stored' }
				} catch (error) {
					const code = error instanceof ApiError ? error.code : ''
					const refusal = refusals[code] ?? common[code]
					if (!refusal) throw error
					return refusal
				}
			}),
		} satisfies RecordEditorActors
		return provided(recordEditorMachine, () => ({ actors }))
	})
	return useActorRef(machine, { input: { draft } }, ({ status }) => {
		if (status === 'done') onStored()
	})
}
