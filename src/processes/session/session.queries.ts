import { queryOptions, skipToken } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { mailboxKey } from './mailbox-key.ts'

/** The signed-in person: name, roles, points, coins (SES-04). Enabled only while signed in. */
export const accountQuery = queryOptions({
	queryKey: ['mine', 'account'],
	queryFn: async ({ signal }) => (await api.GET('/user/info', { signal })).data!,
})

/** The address hint and return path of a login link; reading does not consume it (SES-01). */
export const loginLinkQuery = (token: string) =>
	queryOptions({
		queryKey: ['session', 'link', token],
		queryFn: async ({ signal }) =>
			(await api.GET('/session/links/{token}', { params: { path: { token } }, signal })).data!,
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
	})

/** Address of the mailbox while no mail server is configured; set by the last request of a link. */
export const mailboxQuery = queryOptions<string | null>({
	queryKey: mailboxKey,
	queryFn: skipToken,
	gcTime: Number.POSITIVE_INFINITY,
})
