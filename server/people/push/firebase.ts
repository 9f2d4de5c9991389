import { importPKCS8, SignJWT } from 'jose'
import type { FirebaseAccount } from '#server/platform/firebase-settings.ts'

/** Content of a push message; pressing it opens `route`. */
export type Push = { token: string; title: string; body: string; route: string }

const HOUR_S = 3600
/** Time before expiry at which an access token is renewed, in ms. */
const EARLY_MS = 300_000
const TIMEOUT_MS = 10_000
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'

/**
 * Sends pushes by the HTTP v1 API of Firebase Cloud Messaging
 * (firebase.google.com/docs/cloud-messaging/send/v1-api), as the service account says who it is
 * (RFC 7523).
 * @param url where the API is
 * @returns sends one push: false when the device is not registered any more
 * @throws Error when the service did not take it
 */
export const createFirebase = (account: FirebaseAccount, url: string, clock: () => Date) => {
	let held: { token: Promise<string>; until: number } | null = null

	const askToken = async (now: number): Promise<string> => {
		const key = await importPKCS8(account.private_key, 'RS256')
		const issuedAt = Math.floor(now / 1000)
		const assertion = await new SignJWT({ scope: SCOPE })
			.setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
			.setIssuer(account.client_email)
			.setAudience(account.token_uri)
			.setIssuedAt(issuedAt)
			.setExpirationTime(issuedAt + HOUR_S)
			.sign(key)
		const answer = await fetch(account.token_uri, {
			method: 'POST',
			body: new URLSearchParams({
				grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
				assertion,
			}),
			signal: AbortSignal.timeout(TIMEOUT_MS),
		})
		if (!answer.ok) throw new Error(`no access token: ${answer.status}`)
		const { access_token } = (await answer.json()) as { access_token: string }
		return access_token
	}

	/** One token for all that is sent meanwhile; a failed one is asked for again. */
	const accessToken = (): Promise<string> => {
		const now = clock().getTime()
		if (held && now < held.until) return held.token
		const asked = { token: askToken(now), until: now + HOUR_S * 1000 - EARLY_MS }
		asked.token.catch(() => {
			if (held === asked) held = null
		})
		held = asked
		return asked.token
	}

	return async ({ token, title, body, route }: Push): Promise<boolean> => {
		const answer = await fetch(`${url}/v1/projects/${account.project_id}/messages:send`, {
			method: 'POST',
			headers: {
				authorization: `Bearer ${await accessToken()}`,
				'content-type': 'application/json',
			},
			body: JSON.stringify({
				message: { token, notification: { title, body }, data: { route } },
			}),
			signal: AbortSignal.timeout(TIMEOUT_MS),
		})
		if (answer.ok) return true
		if (answer.status === 404) return false
		if (answer.status === 401) held = null
		throw new Error(`the push was not taken: ${answer.status}`)
	}
}
