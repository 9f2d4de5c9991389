import { request as ask } from 'node:http'
import type { Recorded } from './bare-server.ts'
import { browserHeaders, type Request } from './load.ts'
import type { Running } from './running.ts'
import type { Statement } from './statements.ts'

/** Means of one request alone: statements, ms in the driver, ms elsewhere, bytes sent. */
export type Alone = { statements: number; sqlMs: number; nodeMs: number; bytes: number }

const mean = (numbers: number[]) =>
	numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)

const kept = ['content-type', 'content-encoding', 'cache-control', 'vary', 'etag']

/** Sends a request as a browser does and answers all of it. */
export const send = (origin: string, { method, path, body, headers }: Request) =>
	new Promise<{ status: number; bytes: Buffer; headers: Record<string, string> }>(
		(resolve, reject) => {
			const sent = ask(origin + path, { method, headers: { ...browserHeaders, ...headers } })
			sent.on('response', (answer) => {
				const parts: Buffer[] = []
				answer.on('data', (part: Buffer) => parts.push(part))
				answer.on('end', () =>
					resolve({
						status: answer.statusCode!,
						bytes: Buffer.concat(parts),
						headers: Object.fromEntries(
							kept.flatMap((name) =>
								answer.headers[name] ? [[name, String(answer.headers[name])]] : [],
							),
						),
					}),
				)
			})
			sent.on('error', reject)
			sent.end(body)
		},
	)

/**
 * Sends each request once, in sequence, to fill caches and plans. Returns the mean ms of these
 * first requests.
 */
export const askAll = async (ours: Running, requests: Request[]): Promise<number> => {
	const begun = performance.now()
	for (const request of requests) await send(ours.origin, request)
	return (performance.now() - begun) / requests.length
}

/** Asks requests one by one and keeps what ours does for each. */
export const record = async (ours: Running, requests: Request[]) => {
	const recorded: Recorded[] = []
	const sql: number[] = []
	const node: number[] = []
	for (const request of requests) {
		await ours.ask('record')
		const begun = performance.now()
		const { status, bytes, headers } = await send(ours.origin, request)
		const ms = performance.now() - begun
		if (status >= 300)
			throw new Error(`${request.method} ${request.path} answered ${status} ${bytes}`)
		const statements = await ours.ask<Statement[]>('recorded')
		recorded.push({ statements, headers, body: bytes.toString('base64') })
		const inSql = statements.reduce((sum, statement) => sum + statement.ms, 0)
		sql.push(inSql)
		node.push(ms - inSql)
	}
	const alone: Alone = {
		statements: mean(recorded.map(({ statements }) => statements.length)),
		sqlMs: mean(sql),
		nodeMs: mean(node),
		bytes: Math.round(mean(recorded.map(({ body }) => (body.length * 3) / 4))),
	}
	return { recorded, alone }
}
