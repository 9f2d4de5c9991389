/** Events that are sent to other systems, in the order of their choice (DSK-20). */
export const webhookEvents = [
	'order.paid',
	'order.refunded',
	'enrolment.created',
	'learning.completed',
	'certificate.issued',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** Most webhooks of a shop. */
export const MOST_WEBHOOKS = 10

const MINUTE_MS = 60_000

/**
 * Minutes between one try and the next, as Standard Webhooks proposes; after the last one a
 * delivery has failed (https://www.standardwebhooks.com).
 */
const PAUSES = [1, 5, 30, 120, 300, 600, 840, 1200, 1440]

/**
 * Returns when a delivery is tried again; null if it was the last try.
 * @param tries how often it was tried, from 1
 */
export const nextTry = (tries: number, now: Date): Date | null => {
	const pause = PAUSES[tries - 1]
	return pause === undefined ? null : new Date(now.getTime() + pause * MINUTE_MS)
}

/** Returns true if events can be sent to the address: `https`, without a name or a password. */
export const isWebhookUrl = (text: string, mayBePlain = false): boolean => {
	if (!URL.canParse(text)) return false
	const url = new URL(text)
	if (url.username || url.password) return false
	return url.protocol === 'https:' || (mayBePlain && url.protocol === 'http:')
}
