import createClient from 'openapi-fetch'
import type { paths } from '#openapi/v1.gen.ts'
import { accessToken, refreshAccess } from './access-token.ts'
import { ApiError } from './api-error.ts'

const withToken = (request: Request): Request => {
  const token = accessToken.get()
  if (token) request.headers.set('Authorization', `Bearer ${token}`)
  return request
}

const send = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request)
  } catch (error) {
    throw request.signal.aborted ? error : ApiError.network()
  }
}

/** Sends a call with the bearer token; an expired token is renewed once and the call repeated. */
const sendSigned = async (request: Request): Promise<Response> => {
  const again = request.clone()
  const hadToken = accessToken.get() !== null
  const answer = await send(withToken(request))
  if (answer.status !== 401 || !hadToken) return answer
  if (await refreshAccess()) return send(withToken(again))
  accessToken.reportLost()
  return answer
}

/**
 * The typed client of openapi/v1.yaml. A call answers `{data}` or throws ApiError; pass the abort signal of the caller.
 * @example const { data } = await api.GET('/learning/{slug}', { params: { path: { slug } }, signal })
 */
export const api = createClient<paths>({ baseUrl: '/v1', fetch: sendSigned })

api.use({
  onResponse: async ({ response }) => {
    if (!response.ok) throw await ApiError.of(response)
  },
})
