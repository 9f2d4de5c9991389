// The reference: a bare Fastify that runs our server's statements, prepared, and sends the same
// bytes.
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { nameOf, type Statement } from './statements.ts'

/** Work of our server for one request. */
export type Recorded = { statements: Statement[]; body: string; headers: Record<string, string> }

const target = process.env.BENCH_DB!
type Run = (text: string, values: unknown[]) => Promise<unknown>
type Together = <Result>(work: (run: Run) => Promise<Result>) => Promise<Result>

const openPostgres = async () => {
	const { default: pg } = await import('pg')
	const pool = new pg.Pool({ connectionString: target, max: 10 })
	const ofClient = (client: Pick<typeof pool, 'query'>): Run => {
		return (text, values) =>
			client.query(
				/^(begin|commit|rollback)/i.test(text) ? { text } : { name: nameOf(text), text, values },
			)
	}
	const together: Together = async (work) => {
		const client = await pool.connect()
		try {
			return await work(ofClient(client))
		} finally {
			client.release()
		}
	}
	return { run: ofClient(pool), together }
}

const openPglite = async () => {
	const { PGlite } = await import('@electric-sql/pglite')
	const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
	const { unaccent } = await import('@electric-sql/pglite/contrib/unaccent')
	const client = await PGlite.create({ dataDir: target, extensions: { pg_trgm, unaccent } })
	const run: Run = (text, values) => client.query(text, values)
	const together: Together = (work) =>
		client.transaction((tx) =>
			work(async (text, values) =>
				/^(begin|commit|rollback)/i.test(text) ? undefined : tx.query(text, values),
			),
		) as never
	return { run, together }
}

const { run, together } = await (target.startsWith('postgres') ? openPostgres() : openPglite())
const plans = new Map<string, (Recorded & { bytes: Buffer })[]>()
const app = Fastify()

app.get<{ Params: { name: string } }>('/plan/:name', (request) => {
	const file = `${process.env.BENCH_PLANS}/${request.params.name}.json`
	const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded[]
	plans.set(
		request.params.name,
		recorded.map((one) => ({ ...one, bytes: Buffer.from(one.body, 'base64') })),
	)
	return { ready: true }
})

const runAll = async (each: Run, statements: Statement[]) => {
	for (const { text, values } of statements) await each(text, values)
}

app.route<{ Params: { name: string; n: string } }>({
	method: ['GET', 'POST'],
	url: '/same/:name/:n',
	handler: async (request, reply) => {
		const { statements, bytes, headers } = plans.get(request.params.name)![
			Number(request.params.n)
		]!
		const isTransaction = statements.some(({ text }) => /^begin/i.test(text))
		await (isTransaction ? together((each) => runAll(each, statements)) : runAll(run, statements))
		return reply.headers(headers).send(bytes)
	},
})

app.route<{ Params: { name: string; n: string } }>({
	method: ['GET', 'POST'],
	url: '/simplest/:name/:n',
	handler: async (request, reply) => {
		const { bytes, headers } = plans.get(request.params.name)![Number(request.params.n)]!
		await run('select id from resource where slug = $1', ['grown-1'])
		return reply.headers(headers).send(bytes)
	},
})

app.route<{ Params: { name: string; n: string } }>({
	method: ['GET', 'POST'],
	url: '/bytes/:name/:n',
	handler: async (request, reply) => {
		const { bytes, headers } = plans.get(request.params.name)![Number(request.params.n)]!
		return reply.headers(headers).send(bytes)
	},
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.on('message', async (asked: 'stop' | 'memory' | { sql: string }) => {
	if (asked === 'stop') process.exit(0)
	if (asked === 'memory') return process.send!(process.memoryUsage().rss / 1_048_576)
	await run(asked.sql, [])
	process.send!('done')
})
process.on('disconnect', () => process.exit(0))
process.send!('listening')
