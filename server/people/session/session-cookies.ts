import type { FastifyReply } from 'fastify'
import type { Config } from '#server/platform/config.ts'
import { SESSION_COOKIE, SESSION_MS } from './token.rules.ts'

/**
 * Tells the page that asking for a token is worth it; holds no secret, so that scripts may read it.
 */
const MARK = 'vidya_here'

/** SES-01: sets and clears the cookies of a session. */
export const sessionCookies = ({ publicUrl }: Pick<Config, 'publicUrl'>) => {
	const cookie = {
		// Pages are rendered for who is here, also when a link of another site leads to them; calls ask
		// for our own origin besides.
		path: '/',
		httpOnly: true,
		sameSite: 'lax',
		secure: publicUrl.startsWith('https:'),
	} as const
	const mark = { ...cookie, httpOnly: false }
	return {
		keep: (reply: FastifyReply, refresh: string) => {
			const maxAge = SESSION_MS / 1000
			reply
				.setCookie(SESSION_COOKIE, refresh, { ...cookie, maxAge })
				.setCookie(MARK, '1', { ...mark, maxAge })
		},
		forget: (reply: FastifyReply) => {
			reply.clearCookie(SESSION_COOKIE, cookie).clearCookie(MARK, mark)
		},
	}
}
