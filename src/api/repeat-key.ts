import { idempotencyKey } from './idempotency-key.ts'

/**
 * Keys for a form whose answer may be lost: the same body that is sent again has the same key, so
 * that the server answers what it answered before and creates nothing twice.
 */
export const createRepeatKey = () => {
	let last: { body: string; key: ReturnType<typeof idempotencyKey> } | null = null
	return {
		/** The header of a body, which JSON can write. */
		headerOf: (body: unknown) => {
			const text = JSON.stringify(body)
			if (last?.body !== text) last = { body: text, key: idempotencyKey() }
			return last.key
		},
		/** The answer arrived: the next body has another key, even if it is the same. */
		forget: () => {
			last = null
		},
	}
}
