import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { accessToken, refreshAccess } from '#api/access-token.ts'
import { ApiError, codeOf } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type { ProgrammeCountry } from '#domain/people/programme-entry.rules.ts'
import type {
	Invitation,
	LinkProblem,
	SessionActors,
} from '#machines/people/session/session.types.ts'
import { isKeptShell } from '../kept-shell.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { mailboxKey } from './mailbox-key.ts'
import { accountQuery, loginLinkQuery } from './session.queries.ts'

const problems: Record<string, LinkProblem> = {
	'link-used': 'used',
	'link-expired': 'expired',
	'link-foreign': 'foreign',
	'invalid-request': 'foreign',
}

const problemOf = (error: unknown): { kind: LinkProblem } => {
	const kind = error instanceof ApiError ? problems[error.code] : undefined
	if (!kind) throw error
	return { kind }
}

/** Where an invitation leads once somebody is signed in. */
const placeOf = ({ type, group_id: id, invite_id }: Invitation): string => {
	if (type === 'group_invite' && id) return `/community/group/${encodeURIComponent(id)}`
	return invite_id ? `/login?invite_id=${encodeURIComponent(invite_id)}` : '/'
}

/** A failed group join does not fail the sign-in. */
const notEntered = (error: unknown) => console.info('the invitation was not accepted', error)

const whoIsHere = async (signal: AbortSignal) => {
	const { data } = await api.GET('/user/info', { signal })
	return { kind: 'signedIn' as const, accountId: data!.id }
}

/**
 * The calls of the session (SES-01); tokens stay with the API client. Where mail is read becomes a
 * fact of the query cache.
 */
export const sessionActors = (queryClient: QueryClient) => {
	/**
	 * The server said it with the page, where it rendered it for an account; a kept page has it
	 * without a connection (OFF-01).
	 */
	const whoWasRendered = async () => {
		const { id } = await queryClient.ensureQueryData(accountQuery)
		return { kind: 'signedIn' as const, accountId: id }
	}
	return {
		restoreSession: fromPromise(async () => {
			try {
				return (await refreshAccess()) ? await whoWasRendered() : { kind: 'signedOut' as const }
			} catch (error) {
				if (!isKeptShell() || codeOf(error) !== 'network') throw error
				return whoWasRendered()
			}
		}),
		requestLink: fromPromise(async ({ input, signal }) => {
			try {
				const invitation = input.invitation ?? {}
				const return_to = input.intent?.returnTo ?? placeOf(invitation)
				const { action, targetId } = input.intent ?? {}
				const programme = action === 'join' && { programme_country: targetId as ProgrammeCountry }
				const body = { ...invitation, ...programme, email: input.email, return_to }
				const { data } = await api.POST('/session/links', { body, signal })
				queryClient.setQueryData(mailboxKey, data!.mailbox_url)
				return { kind: 'sent' as const }
			} catch (error) {
				if (error instanceof ApiError && error.status === 429) return { kind: 'tooMany' as const }
				if (error instanceof ApiError && error.code === 'invalid-request')
					return { kind: 'emailInvalid' as const }
				throw error
			}
		}),
		inspectLink: fromPromise(async ({ input }) => {
			try {
				// The page reads this answer: a second request could come after the link is used.
				await queryClient.fetchQuery({ ...loginLinkQuery(input.link), staleTime: 0 })
				return { kind: 'ready' as const }
			} catch (error) {
				return problemOf(error)
			}
		}),
		consumeLink: fromPromise(async ({ input, signal }) => {
			try {
				const path = { token: input.link }
				const { data } = await api.POST('/session/links/{token}/consume', {
					params: { path },
					signal,
				})
				accessToken.set(data!.access_token)
				if (data!.group_invite) await acceptInvitation(data!.group_invite).catch(notEntered)
			} catch (error) {
				return problemOf(error)
			}
			return whoIsHere(signal)
		}),
	} satisfies SessionActors
}
