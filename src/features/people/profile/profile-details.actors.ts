import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type { ProfileDetailsActors } from '#machines/people/profile/profile-details.types.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { phoneBookQuery } from '#ui/form/phone-book.query.ts'

const isPhoneRefused = ({ problem }: ApiError) =>
	Array.isArray(problem.errors) &&
	problem.errors.some((error: { field?: unknown }) => String(error.field).endsWith('phone'))

/**
 * Writes name and phone; the account that the server answers becomes the fact that all views show.
 */
export const profileDetailsActors = (queryClient: QueryClient) =>
	({
		saveDetails: fromPromise(async ({ input: { name, phone, country }, signal }) => {
			try {
				const book = await queryClient.ensureQueryData(phoneBookQuery)
				const body = {
					displayName: name.trim(),
					phone: phone.trim() === '' ? null : book.judge(phone, country).phone,
				}
				const { data } = await api.PATCH('/user/info', { body, signal })
				queryClient.setQueryData(accountQuery.queryKey, data!)
				return { kind: 'saved' as const }
			} catch (error) {
				if (error instanceof ApiError && isPhoneRefused(error))
					return { kind: 'phoneRefused' as const }
				throw error
			}
		}),
	}) satisfies ProfileDetailsActors
