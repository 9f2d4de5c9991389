import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type {
	SessionActors,
	SessionVerdict,
} from '#machines/school/school-hours/school-session.types.ts'
import type { TrainingStandard } from '#openapi/v1.gen.ts'
import { schoolKey } from './school-hours.queries.ts'

const kinds: Record<number, Exclude<SessionVerdict['kind'], 'done'>> = {
	400: 'invalid',
	401: 'signedOut',
	403: 'forbidden',
	404: 'gone',
	409: 'invalid',
}

const verdictOf = (error: unknown): SessionVerdict => {
	if (!(error instanceof ApiError)) throw error
	if (error.code === 'attendee-unknown') return { kind: 'unknownTeacher' }
	const kind = kinds[error.status]
	if (!kind) throw error
	return { kind }
}

/** The calls that keep and remove a session; everything that was read of the school follows. */
export const schoolSessionActors = (queryClient: QueryClient) => {
	const reread = () => queryClient.invalidateQueries({ queryKey: schoolKey })
	return {
		saveSession: fromPromise(async ({ input: { id, isKept, draft, attending }, signal }) => {
			const body = {
				...{ is_new: !isKept, title: draft.title, held_on: draft.heldOn.trim() },
				...{ hours: draft.hours.trim(), trainer: draft.trainer },
				standard: draft.standard as TrainingStandard,
				attendees: [...attending],
			}
			try {
				await api.PUT('/school/sessions/{id}', { params: { path: { id } }, body, signal })
			} catch (error) {
				const verdict = verdictOf(error)
				if (verdict.kind === 'unknownTeacher') await reread()
				return verdict
			}
			await reread()
			return { kind: 'done' }
		}),

		removeSession: fromPromise(async ({ input: { id }, signal }) => {
			try {
				await api.DELETE('/school/sessions/{id}', { params: { path: { id } }, signal })
			} catch (error) {
				return verdictOf(error)
			}
			await reread()
			return { kind: 'done' }
		}),
	} satisfies SessionActors
}
