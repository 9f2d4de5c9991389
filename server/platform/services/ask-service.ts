/** Bytes of an answer; what is longer is no answer. */
const MOST_BYTES = 1_048_576

/**
 * Another server hung, was away, or answered something that is no answer: never the caller's fault.
 */
export class ServiceFault extends Error {
	readonly code = 'service-fault'
}

const readBounded = async (response: Response): Promise<string> => {
	const parts: Uint8Array[] = []
	let size = 0
	for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
		size += part.length
		// Leaving the loop cancels the rest.
		if (size > MOST_BYTES) throw new ServiceFault('The answer is too long.')
		parts.push(part)
	}
	return Buffer.concat(parts).toString('utf8')
}

/**
 * Asks a service for JSON; its answer is read up to 1 MB.
 * @param asked.timeoutMs for the whole answer
 * @returns the status and the parsed body
 * @throws ServiceFault when it is away or slow, or answers no JSON or more than that
 */
export const askService = async (
	url: string,
	{ timeoutMs, ...init }: RequestInit & { timeoutMs: number },
): Promise<{ status: number; body: unknown }> => {
	try {
		const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
		return { status: response.status, body: JSON.parse(await readBounded(response)) }
	} catch (error) {
		throw new ServiceFault('The service did not answer.', { cause: error })
	}
}
