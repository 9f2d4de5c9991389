import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type {
	AssignmentVerdict,
	BenefitAssignmentActors,
} from '#machines/shop/licence/benefit-assignment.types.ts'
import { schoolTeachersKey } from './school-teacher.queries.ts'

const verdictOf = (error: unknown): AssignmentVerdict => {
	if (!(error instanceof ApiError)) throw error
	const { status, code, problem } = error
	if (status === 401) return { kind: 'signedOut' }
	if (status === 404) return { kind: 'gone' }
	if (status === 400) return { kind: 'notADueDay' }
	if (code.endsWith('-ended')) return { kind: 'ended' }
	if (code.endsWith('-exhausted')) return { kind: 'exhausted', left: Number(problem.left ?? 0) }
	throw error
}

/**
 * Assigns a licence or a voucher to teachers; invalidates the counts and the list, also after a
 * refusal.
 */
export const benefitAssignmentActors = (queryClient: QueryClient) =>
	({
		sendAssignment: fromPromise(
			async ({ input: { kind, id, chosen, dueOn }, signal }): Promise<AssignmentVerdict> => {
				const reread = () => queryClient.invalidateQueries({ queryKey: schoolTeachersKey })
				const asked = { params: { path: { id } }, signal }
				const body = { teacher_ids: [...chosen] }
				try {
					const { data } =
						kind === 'licence'
							? await api.POST('/school/licences/{id}/assignments', {
									...asked,
									body: { ...body, ...(dueOn && { due_on: dueOn }) },
								})
							: await api.POST('/school/vouchers/{id}/assignments', { ...asked, body })
					await reread()
					const { assigned, skipped } = data!
					const many = (wanted: string) => skipped.filter(({ reason }) => reason === wanted).length
					const report = {
						assigned,
						had: many('assigned'),
						owned: many('owned'),
						gone: many('gone'),
					}
					return { kind: 'assigned', report }
				} catch (error) {
					const verdict = verdictOf(error)
					await reread()
					return verdict
				}
			},
		),
	}) satisfies BenefitAssignmentActors
