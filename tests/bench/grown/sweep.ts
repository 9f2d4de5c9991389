import { readFileSync } from 'node:fs'
import { load, type Request } from '../load.ts'
import { send } from '../record.ts'
import { type Calls, callsOf, notSwept } from './calls.ts'
import type { Ids } from './ids.ts'

/** A measured call: ms at one connection; where it is worth it, p99 and failures at ten. */
export type Swept = {
	operation: string
	path: string
	status: number
	bytes: number
	ms: number
	p99?: number
	failed?: number
}

type Contract = { paths: Record<string, { get?: { operationId: string } }> }

const contract = (): Contract =>
	JSON.parse(readFileSync(new URL('../../../openapi/v1.gen.json', import.meta.url), 'utf8'))

/** The address of a call: values that its path does not name make the query. */
const pathOf = (template: string, values: Calls[1] = {}): string => {
	const query = new URLSearchParams()
	let path = template
	for (const [name, value] of Object.entries(values)) {
		if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(value))
		else query.append(name, String(value))
	}
	return `/v1${path}${query.size > 0 ? `?${query}` : ''}`
}

/** Every GET of the contract as requests; throws for an operation that no call is written for. */
export const requestsOf = (
	ids: Ids,
	tokens: Record<string, string>,
): { operation: string; request: Request }[] => {
	const calls = callsOf(ids)
	return Object.entries(contract().paths).flatMap(([path, { get }]) => {
		if (!get || notSwept.includes(get.operationId)) return []
		const found = calls[get.operationId]
		if (!found) throw new Error(`calls.ts has no call of ${get.operationId}`)
		const [who, ...each] = found
		const headers: Record<string, string> =
			who === null ? {} : { authorization: `Bearer ${tokens[who]}` }
		return each.map((values) => ({
			operation: get.operationId,
			request: { method: 'GET' as const, path: pathOf(path, values), headers },
		}))
	})
}

const ROUNDS = 8

/**
 * Calls an endpoint several times, until PostgreSQL uses generic plans. Returns the median of the
 * last calls.
 */
export const timeAlone = async (
	origin: string,
	request: Request,
): Promise<Omit<Swept, 'operation'>> => {
	const times: number[] = []
	let last = await send(origin, request)
	for (let round = 0; round < ROUNDS; round += 1) {
		const begun = performance.now()
		last = await send(origin, request)
		times.push(performance.now() - begun)
	}
	const sorted = times.slice(-5).sort((a, b) => a - b)
	return { path: request.path, status: last.status, bytes: last.bytes.length, ms: sorted[2]! }
}

/** Seconds in which each connection to PostgreSQL plans the statements of a call. */
const WARM_UP = 0.5

/**
 * p99 in ms of a call at ten connections that have been used for it before, and how many of them
 * failed.
 */
export const timeTogether = async (origin: string, request: Request, seconds: number) => {
	const requests = Array.from({ length: 10 }, () => request)
	const reset = async () => undefined
	const how = { connections: 10, seconds, once: false, reset }
	await load(origin, requests, { ...how, seconds: WARM_UP })
	const { p99, failed } = await load(origin, requests, how)
	return { p99, failed }
}

/** Waits until a server that has just started lets calls in. */
export const untilReady = async (origin: string): Promise<void> => {
	for (let tries = 0; tries < 200; tries += 1) {
		const { status } = await send(origin, { method: 'GET', path: '/v1/site' })
		if (status < 500) return
		await new Promise((resolve) => setTimeout(resolve, 100))
	}
}
