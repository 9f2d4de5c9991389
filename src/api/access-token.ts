import { ApiError } from './api-error.ts'

type Listener = () => void

let token: string | null = null
/** The server said that there is no session; a cookie may still say otherwise. */
let isRefused = false
let refreshing: Promise<boolean> | null = null
const lost = new Set<Listener>()

/** The bearer token of this tab; it lives in memory only. */
export const accessToken = {
	get: () => token,
	set: (next: string | null) => {
		token = next
		if (next !== null) isRefused = false
	},
	/** Told when the server ended the session behind our back. */
	onLost: (listener: Listener) => {
		lost.add(listener)
		return () => void lost.delete(listener)
	},
	reportLost: () => {
		for (const listener of lost) listener()
	},
}

const refresh = async (): Promise<boolean> => {
	const answer = await fetch('/v1/session/refresh', { method: 'POST' })
	if (answer.ok) {
		const { access_token } = (await answer.json()) as { access_token: string }
		token = access_token
		isRefused = false
		return true
	}
	if (answer.status !== 401) throw await ApiError.of(answer)
	token = null
	isRefused = true
	return false
}

/**
 * Returns true if there may be a session: the server sets a cookie beside the refresh cookie, which
 * scripts cannot read.
 */
const mayHaveSession = (): boolean =>
	!import.meta.env.SSR && document.cookie.includes('vidya_here=1')

/**
 * Returns true if a call should wait for a token: there may be a session, and none was requested
 * yet.
 */
export const lacksAccess = (): boolean => token === null && !isRefused && mayHaveSession()

/**
 * Exchanges the refresh cookie for an access token; calls at the same time share one request.
 * @returns false when there is no session
 * @throws ApiError when the server could not be asked
 */
export const refreshAccess = (): Promise<boolean> => {
	if (!mayHaveSession()) {
		token = null
		return Promise.resolve(false)
	}
	refreshing ??= refresh()
		.catch((error: unknown) => {
			throw error instanceof ApiError ? error : ApiError.network()
		})
		.finally(() => {
			refreshing = null
		})
	return refreshing
}
