import { z } from 'zod'
import { Problem } from '#server/platform/problems/problem.ts'

/** How long the configured service may take, in ms. */
const TIMEOUT_MS = 5000

const answer = z.object({ ok: z.boolean().default(true), error: z.unknown() })

const post = async (url: string, data: object, key: string | undefined) => {
  const response = await fetch(url, {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify({ data }),
  })
  const said = answer.safeParse(await response.json().catch(() => ({})))
  const { ok = true, error } = said.data ?? {}
  return {
    ok: response.ok && ok && !error,
    words: typeof error === 'string' ? error.trim().slice(0, 300) : '',
  }
}

/**
 * CBK-07: hands a form to the service at SHEET_STORAGE_URL as `{data}`; it answers `ok`, or its `error` in words.
 * @param key the caller's Idempotency-Key, which is passed on
 * @throws Problem 502 sheet-storage-refused, in whose `detail` are the service's words if it has any
 */
export const sendToSheet = async (
  url: string,
  data: object,
  key: string | undefined,
): Promise<void> => {
  const said = await post(url, data, key).catch(() => ({ ok: false, words: '' }))
  if (!said.ok)
    throw new Problem(502, 'sheet-storage-refused', undefined, { detail: said.words || undefined })
}
