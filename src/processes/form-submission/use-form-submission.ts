import { useHydrated } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { formSubmissionMachine } from '#machines/web/form-submission/form-submission.machine.ts'
import { writeForm } from '#machines/web/form-submission/form-submission.rules.ts'
import type {
	Draft,
	FormSubmissionActors,
	FormSubmissionInput,
	SubmitVerdict,
} from '#machines/web/form-submission/form-submission.types.ts'
import { observe } from '#processes/journey/observe.ts'

export type FormSubmission = ActorRefFrom<typeof formSubmissionMachine>

type Options = Omit<FormSubmissionInput, 'stored'> & {
	/** Names the form where it is kept. */
	name: string
	/** Begins without what is kept, as the server renders it. */
	fresh: boolean
	/** Makes the call; what was typed comes trimmed. */
	submit: (draft: Draft, signal: AbortSignal) => Promise<unknown>
}

const keyOf = (name: string) => `vidya.form.${name}`

/**
 * Returns true if this browser keeps something of a form; not before the page is hydrated, for the
 * server does not know.
 */
export const useKeptForm = (name: string): boolean => {
	const isHydrated = useHydrated()
	return useMemo(() => isHydrated && readStored(keyOf(name)) !== null, [isHydrated, name])
}

/** Answers that sending the same again does not change: something in the form is wrong. */
const REJECTIONS: readonly number[] = [400, 404, 409, 410]

const verdictOf = async (call: Promise<unknown>): Promise<SubmitVerdict> => {
	try {
		await call
		return { kind: 'stored' }
	} catch (error) {
		if (error instanceof ApiError && error.status === 429) return { kind: 'tooMany' }
		if (error instanceof ApiError && REJECTIONS.includes(error.status)) return { kind: 'rejected' }
		throw error
	}
}

/** The process of one form; what is typed is kept over reloads and login. */
export const useFormSubmission = ({ name, fresh, submit, ...input }: Options): FormSubmission => {
	const actors = {
		submitForm: fromPromise(({ input: { draft }, signal }) => verdictOf(submit(draft, signal))),
	} satisfies FormSubmissionActors
	return useActorRef(
		formSubmissionMachine.provide({
			actors,
			actions: {
				storeForm: (_, { form }) => writeStored(keyOf(name), form && writeForm(form)),
			},
		}),
		{ inspect: observe, input: { ...input, stored: fresh ? null : readStored(keyOf(name)) } },
	)
}
