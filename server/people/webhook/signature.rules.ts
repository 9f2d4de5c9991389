import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** Makes the key of a webhook: `whsec_` and 32 random bytes in base64 (Standard Webhooks). */
export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64')

/**
 * Signs a message as Standard Webhooks 1.0 says: HMAC-SHA256 of `id.timestamp.body`.
 * @param at seconds since 1970
 * @returns `v1,` and the signature in base64
 */
export const signatureOf = (
	secret: string,
	{ id, at, body }: { id: string; at: number; body: string },
): string => {
	const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
	return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`
}
