import createClient from 'openapi-fetch'
import type { paths } from '#openapi/v1.gen.ts'
import { accessToken, lacksAccess, refreshAccess } from './access-token.ts'
import { ApiError } from './api-error.ts'
import { sendCall } from './transport.ts'

const withToken = (request: Request): Request => {
	const token = accessToken.get()
	if (token) request.headers.set('Authorization', `Bearer ${token}`)
	return request
}

const send = async (request: Request): Promise<Response> => {
	try {
		return await sendCall(request)
	} catch (error) {
		throw request.signal.aborted ? error : ApiError.network()
	}
}

/**
 * Sends a call with the bearer token, which it waits for while there may be a session; an expired
 * token is renewed once and the call repeated.
 */
export const sendSigned = async (request: Request): Promise<Response> => {
	if (lacksAccess()) await refreshAccess()
	const again = accessToken.get() === null ? null : request.clone()
	const answer = await send(withToken(request))
	if (answer.status !== 401 || !again) return answer
	if (await refreshAccess()) return send(withToken(again))
	accessToken.reportLost()
	return answer
}

/**
 * The typed client of openapi/v1.yaml. A call answers `{data}` or throws ApiError; pass the abort
 * signal of the caller.
 * @example const { data } = await api.GET('/learning/{slug}', { params: { path: { slug } }, signal
 * })
 */
export const api = createClient<paths>({
	// A request in Node has to name a host; calls of a rendered page never leave the process.
	baseUrl: import.meta.env.SSR ? 'http://rendering.invalid/v1' : '/v1',
	fetch: sendSigned,
})

api.use({
	onResponse: async ({ response }) => {
		if (!response.ok) throw await ApiError.of(response)
	},
})
