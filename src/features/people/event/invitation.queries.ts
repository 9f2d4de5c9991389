import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'

/**
 * The school that an invitation greets and when it ends; null for one that is unknown, misspelt or
 * over (NAV-08).
 */
export const invitationQuery = (token: string) =>
	queryOptions({
		queryKey: ['offer', 'invitation', token],
		queryFn: async ({ signal }) => {
			try {
				const params = { path: { token } }
				return (await api.GET('/tpo-2025/invitations/{token}', { params, signal })).data!
			} catch (error) {
				if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
				throw error
			}
		},
		staleTime: Number.POSITIVE_INFINITY,
	})
