import { ApiError } from './api-error.ts'
import { sendSigned } from './client.ts'

type Answer<Data> = { data: Data | null; errors?: { extensions: { code: string } }[] }

/**
 * Queries the data graph (openapi/graph.graphql) with the current session.
 * @returns the data, in the shape that the caller declares for its query
 * @throws ApiError with the code of the first refusal
 */
export const graph = async <Data>(
	query: string,
	variables: Record<string, unknown>,
	signal: AbortSignal,
): Promise<Data> => {
	const answer = await sendSigned(
		new Request('/v1/graph', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ query, variables }),
			signal,
		}),
	)
	if (!answer.ok) throw await ApiError.of(answer)
	const { data, errors } = (await answer.json()) as Answer<Data>
	const code = errors?.[0]?.extensions.code
	if (data === null || code)
		throw new ApiError({ status: answer.status, code: code ?? 'unexpected' })
	return data
}
