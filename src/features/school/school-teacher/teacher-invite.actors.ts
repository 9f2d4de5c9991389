import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { getLocale } from '#i18n/runtime'
import type {
	InviteResult,
	InviteVerdict,
	TeacherInviteActors,
} from '#machines/school/teacher-invitation/teacher-invite.types.ts'
import { schoolTeachersKey } from './school-teacher.queries.ts'

const known = ['invited', 'pending', 'member'] as const
const resultOf = (result: string): InviteResult['result'] =>
	known.find((one) => one === result) ?? 'refused'

/** Invites teachers and invalidates the open invitations. */
export const teacherInviteActors = (queryClient: QueryClient) =>
	({
		sendInvitations: fromPromise(
			async ({ input: { teachers }, signal }): Promise<InviteVerdict> => {
				try {
					const body = { language: getLocale(), invitations: [...teachers] }
					const { data } = await api.POST('/school/teacher-invitations', { body, signal })
					await queryClient.invalidateQueries({ queryKey: schoolTeachersKey })
					const results = data!.data.map(({ email, result }) => ({
						...{ email, result: resultOf(result) },
					}))
					return { kind: 'sent', results }
				} catch (error) {
					if (!(error instanceof ApiError)) throw error
					if (error.status === 401) return { kind: 'signedOut' }
					if (error.status === 429) return { kind: 'tooMany' }
					throw error
				}
			},
		),
	}) satisfies TeacherInviteActors
