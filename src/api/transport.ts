/** Sends a request and answers its response, as `fetch` does. */
export type Transport = (request: Request) => Promise<Response>

let transport: Transport = (request) => fetch(request)

/**
 * Sets the transport of the API client: `fetch` in the browser; calls stay in the process while the
 * server renders.
 */
export const sendBy = (next: Transport): void => {
	transport = next
}

const underWay = new Set<Promise<Response>>()

/** Returns true if a call of this page waits for its answer. */
export const hasCallUnderWay = (): boolean => underWay.size > 0

/** Resolves when the calls that are under way now were answered or failed. */
export const callsEnded = async (): Promise<void> => {
	await Promise.allSettled(underWay)
}

/** Sends a call. */
export const sendCall: Transport = (request) => {
	const call = transport(request)
	if (import.meta.env.SSR) return call
	underWay.add(call)
	const end = () => void underWay.delete(call)
	call.then(end, end)
	return call
}
