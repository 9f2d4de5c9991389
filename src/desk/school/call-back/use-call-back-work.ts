import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { api } from '#api/client.ts'
import { m } from '#i18n/messages'
import type { CallBackState } from '#machines/school/call-back/call-back-status.rules.ts'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { announce } from '#ui/dialog/announce.ts'
import { type CallBackEntry, changeCallBack } from './call-back.queries.ts'
import { stateNames } from './call-back-work-words.ts'

/**
 * Runs the form of one call-back's state and note. The text is stored with the version that it is
 * based on, so that changes by others are detected, also after a reload.
 */
export const useCallBackWork = (entry: CallBackEntry) => {
	const queryClient = useQueryClient()
	const version = String(entry.version)
	const form = useFormSubmission({
		name: `call-back.${entry.id}`,
		fresh: false,
		submit: async (draft, signal) => {
			const state = draft.state as CallBackState
			const body = { version: Number(draft.version), state, note: draft.note ?? '' }
			const params = { path: { id: entry.id } }
			await changeCallBack(queryClient, api.PUT('/call-backs/{id}', { params, body, signal }))
			announce(m.callback_saved({ school: entry.school, state: stateNames[state]() }))
		},
		checks: { version: 'required', state: 'required', note: 'optional' },
		given: { version, state: entry.state, note: entry.note },
		keepsReceipt: false,
	})
	const { draft, given, failure } = useSelector(form, ({ context }) => context)
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const wasSaved = useSelector(form, (snapshot) => snapshot.matches('submitted'))
	const isUntouched = wasSaved || draft.note === given.note
	const put = (field: string, value: string) => form.send({ type: 'field.changed', field, value })
	const begin = () => {
		if (wasSaved) form.send({ type: 'form.restarted' })
		if (isUntouched) adopt()
	}
	const adopt = () => {
		put('version', version)
		put('state', entry.state)
		put('note', entry.note)
	}
	const save = (state: CallBackState) => {
		put('state', state)
		form.send({ type: 'form.submitted' })
	}
	return {
		busy,
		failure,
		note: isUntouched ? entry.note : (draft.note ?? ''),
		/** Something was typed, and somebody changed the call-back meanwhile. */
		isConflicted: !isUntouched && draft.version !== version,
		typeNote: (note: string) => {
			begin()
			put('note', note)
		},
		saveAs: (state: CallBackState) => {
			begin()
			save(state)
		},
		/** Saves one's own note over that of somebody else. */
		override: () => {
			put('version', version)
			save(entry.state)
		},
		/** Gives one's own note up. */
		adopt,
	}
}
