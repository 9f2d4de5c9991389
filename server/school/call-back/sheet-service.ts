import { z } from 'zod'
import { askService } from '#server/platform/services/ask-service.ts'

/** How long the configured service may take, in ms. */
const TIMEOUT_MS = 5000

const taken = z.object({ ok: z.literal(true), error: z.null().optional() })
const refused = z.union([
	z.object({ ok: z.literal(false), error: z.unknown() }),
	z.object({ error: z.unknown().refine((error) => error !== undefined && error !== null) }),
])

/** Result of sending: accepted, refused with the service's words, or no answer. */
export type SheetAnswer = { kind: 'taken' } | { kind: 'refused'; words: string } | { kind: 'none' }

/**
 * CBK-07: hands a form to the service at SHEET_STORAGE_URL as `{data}`. It answers `{"ok": true}`,
 * or its `error` in words; whatever else comes, a page of a proxy say, is no answer.
 * @param key the Idempotency-Key that goes with it, the same whenever it is sent again
 */
export const sendToSheet = async (url: string, data: object, key: string): Promise<SheetAnswer> => {
	const answer = await askService(url, {
		timeoutMs: TIMEOUT_MS,
		method: 'POST',
		headers: { 'content-type': 'application/json', 'idempotency-key': key },
		body: JSON.stringify({ data }),
	}).catch(() => null)
	if (!answer || answer.status >= 500) return { kind: 'none' }
	if (answer.status < 300 && taken.safeParse(answer.body).success) return { kind: 'taken' }
	const said = refused.safeParse(answer.body)
	if (!said.success) return { kind: 'none' }
	const { error } = said.data
	return { kind: 'refused', words: typeof error === 'string' ? error.trim().slice(0, 300) : '' }
}
