import type { sharesOf } from './cost-parts.ts'
import type { Request } from './load.ts'
import { send } from './record.ts'
import type { Running } from './running.ts'

/** Cost of a page on the server, in ms of CPU of the whole process, and its parts. */
export type RenderCost = { ms: number; parts: { part: string; ms: number }[] }

/**
 * Pages for the warm-up, then pages per round. The cheapest round counts, because only a busy
 * machine makes a round slower.
 */
const WARM_UP = 300
const ROUND = 30
const ROUNDS = 20

const askSome = async (ours: Running, requests: Request[], count: number) => {
	for (let n = 0; n < count; n += 1) {
		const request = requests[n % requests.length]!
		const { status, bytes } = await send(ours.origin, request)
		if (status >= 300) throw new Error(`${request.path} answered ${status} ${bytes}`)
	}
}

const cpuMs = async (ours: Running) => {
	const { user, system } = await ours.ask<NodeJS.CpuUsage>('cpu')
	return (user + system) / 1000
}

/**
 * Requests pages in sequence: first for their cost alone, then with a profile that splits the cost.
 */
export const measureRenderCost = async (
	ours: Running,
	requests: Request[],
): Promise<RenderCost> => {
	await askSome(ours, requests, WARM_UP)
	const rounds: number[] = []
	for (let round = 0; round < ROUNDS; round += 1) {
		const before = await cpuMs(ours)
		await askSome(ours, requests, ROUND)
		rounds.push(((await cpuMs(ours)) - before) / ROUND)
	}
	const ms = Math.min(...rounds)
	await ours.ask('profile')
	await askSome(ours, requests, WARM_UP)
	const shares = await ours.ask<ReturnType<typeof sharesOf>>('profiled')
	return { ms, parts: shares.map(({ part, share }) => ({ part, ms: share * ms })) }
}

/** The cost as one line. */
export const costLine = ({ ms, parts }: RenderCost): string =>
	[
		`${ms.toFixed(1)} ms of CPU a page`,
		...parts.map((one) => `${one.part} ${one.ms.toFixed(1)}`),
	].join(', ')
