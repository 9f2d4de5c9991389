/** Browsers take 64 KiB of bodies that outlive their page. */
const MOST_BYTES = 60_000

/**
 * POSTs JSON to a path of the API so that it arrives even when the page is closed; a call that
 * fails is only logged. A beacon carries no token: with one, or where beacons are missing or too
 * much waits already, it is an ordinary call, kept alive if it is small enough.
 */
export const sendLeaving = (path: string, body: unknown, token: string | null = null): void => {
	const url = `/v1${path}`
	const type = 'application/json'
	const blob = new Blob([JSON.stringify(body)], { type })
	if (!token && navigator.sendBeacon?.(url, blob)) return
	const headers = { 'Content-Type': type, ...(token && { Authorization: `Bearer ${token}` }) }
	const keepalive = blob.size < MOST_BYTES
	fetch(url, { method: 'POST', body: blob, headers, keepalive }).catch((error: unknown) =>
		console.info(`${path} was not told`, error),
	)
}
