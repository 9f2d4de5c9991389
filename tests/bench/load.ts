import autocannon from 'autocannon'

/** Result of a load run; latencies in ms. */
export type Load = { requestsPerSecond: number; p50: number; p99: number; failed: number }

/** A request as the load sends it. */
export type Request = {
	method: 'GET' | 'POST'
	path: string
	body?: string
	headers?: Record<string, string>
}

/** Headers that Chromium sends with a fetch. */
export const browserHeaders = {
	'user-agent':
		'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
	accept: '*/*',
	'accept-language': 'en-IN,en;q=0.9,hi;q=0.8',
	'accept-encoding': 'gzip, deflate, br, zstd',
	'sec-fetch-dest': 'empty',
	'sec-fetch-mode': 'cors',
	'sec-fetch-site': 'same-origin',
}

/** Returns one connection's share of the requests, so that no two connections send the same one. */
const shareOf = <One>(all: One[], index: number, of: number): One[] =>
	all.filter((_, n) => n % of === index)

/** How requests are sent. */
export type How = {
	connections: number
	seconds: number
	/**
	 * True for writes: sends every request once, in rounds for `seconds`, with `reset` before each.
	 * False: cycles through the requests for `seconds`.
	 */
	once: boolean
	reset: () => Promise<void>
}

type Round = { latencies: number[]; ms: number; failed: number }

const send = async (
	origin: string,
	requests: Request[],
	connections: number,
	many: { duration: number } | { amount: number },
): Promise<Round> => {
	let clients = 0
	const latencies: number[] = []
	let failed = 0
	const begun = performance.now()
	let ended = begun
	const { errors, timeouts } = await autocannon({
		url: origin,
		connections,
		headers: browserHeaders,
		timeout: 60,
		...many,
		setupClient: (client) => {
			client.setRequests(shareOf(requests, clients % connections, connections) as never)
			client.on('response', (status, _bytes, ms) => {
				ended = performance.now()
				if (status < 300) latencies.push(ms)
				else failed += 1
			})
			clients += 1
		},
	})
	return { latencies, ms: ended - begun, failed: failed + errors + timeouts }
}

/**
 * Sends requests over `connections` after a warm-up of one second. Each request belongs to one
 * connection.
 */
export const load = async (
	origin: string,
	requests: Request[],
	{ connections, seconds, once, reset }: How,
): Promise<Load> => {
	const rounds: Round[] = []
	if (once) {
		const spent = () => rounds.reduce((sum, { ms }) => sum + ms, 0)
		while (spent() < seconds * 1000) {
			await reset()
			rounds.push(await send(origin, requests, connections, { amount: requests.length }))
		}
		await reset()
	} else {
		await send(origin, requests, connections, { duration: 1 })
		rounds.push(await send(origin, requests, connections, { duration: seconds }))
	}
	const latencies = rounds.flatMap((round) => round.latencies).sort((a, b) => a - b)
	const at = (part: number) => Math.round(latencies[Math.floor(part * latencies.length)] ?? 0)
	const ms = rounds.reduce((sum, round) => sum + round.ms, 0)
	return {
		requestsPerSecond: Math.round((latencies.length * 1000) / ms),
		p50: at(0.5),
		p99: at(0.99),
		failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
	}
}
