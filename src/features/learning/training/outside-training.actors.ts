import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type {
	OutsideActors,
	OutsideVerdict,
} from '#machines/learning/training/outside-training.types.ts'
import type { TrainingKind, TrainingStandard } from '#openapi/v1.gen.ts'

const kinds: Record<number, Exclude<OutsideVerdict['kind'], 'done'>> = {
	400: 'invalid',
	401: 'signedOut',
	404: 'gone',
	409: 'invalid',
	413: 'tooLarge',
	415: 'refused',
}

const verdictOf = (error: unknown): OutsideVerdict => {
	const kind = error instanceof ApiError ? kinds[error.status] : undefined
	if (!kind) throw error
	return { kind }
}

const bodySerializer = (body: object): FormData => {
	const form = new FormData()
	for (const [field, value] of Object.entries(body)) if (value) form.append(field, value)
	return form
}

/** The calls that keep and remove a training; what was read of the record follows. */
export const outsideTrainingActors = (queryClient: QueryClient) => {
	const reread = () => queryClient.invalidateQueries({ queryKey: ['mine', 'training'] })
	return {
		saveTraining: fromPromise(async ({ input: { id, draft, proof }, signal }) => {
			const { completedOn: completed_on, hours, kind, standard, ...texts } = draft
			const body = {
				...texts,
				completed_on,
				hours: hours.trim(),
				kind: kind as TrainingKind,
				standard: standard as TrainingStandard,
				file: proof as File | null,
			}
			try {
				const params = { path: { id } }
				await api.PUT('/training/outside/{id}', { params, body, bodySerializer, signal })
			} catch (error) {
				return verdictOf(error)
			}
			await reread()
			return { kind: 'done' }
		}),

		removeTraining: fromPromise(async ({ input: { id }, signal }) => {
			try {
				await api.DELETE('/training/outside/{id}', { params: { path: { id } }, signal })
			} catch (error) {
				return verdictOf(error)
			}
			await reread()
			return { kind: 'done' }
		}),
	} satisfies OutsideActors
}
