import { Problem } from '#server/platform/problems/problem.ts'

/** How long a provider may take to answer, in ms. */
export const PROVIDER_TIMEOUT_MS = 10_000

/**
 * Waits for a provider's answer.
 * @throws Problem 502 provider-unreachable when the call fails or takes longer than `timeoutMs`;
 * the reason is its `cause`
 */
export const askProvider = async <T>(
	call: () => Promise<T>,
	timeoutMs = PROVIDER_TIMEOUT_MS,
): Promise<T> => {
	let timer: NodeJS.Timeout | undefined
	const timeout = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs)
	})
	try {
		return await Promise.race([call(), timeout])
	} catch (cause) {
		const problem = new Problem(
			502,
			'provider-unreachable',
			'The payment provider did not answer as it should.',
		)
		problem.cause = cause
		throw problem
	} finally {
		clearTimeout(timer)
	}
}
