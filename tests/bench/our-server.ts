// Runs the server and reports its statements, memory and CPU use to the parent process.

import pg from 'pg'
import { openServer } from '#server/open-server.ts'
import { sharesOf } from './cost-parts.ts'
import { startProfile, stopProfile } from './cpu-profile.ts'
import {
	runInPglite,
	startRecording,
	stopRecording,
	watchPglite,
	watchPostgres,
} from './statements.ts'

if (process.env.DATABASE_URL) watchPostgres()
else await watchPglite()

const server = await openServer()
await server.app.listen({ port: server.config.PORT, host: '127.0.0.1' })

const run = async (text: string): Promise<{ rows: { count?: number }[] }> => {
	if (!process.env.DATABASE_URL) return (await runInPglite(text)) as { rows: [] }
	const client = new pg.Client(process.env.DATABASE_URL)
	await client.connect()
	const answer = await client.query(text)
	await client.end()
	return answer
}

type Asked =
	| 'record'
	| 'recorded'
	| 'memory'
	| 'cpu'
	| 'profile'
	| 'profiled'
	| 'stop'
	| { sql: string }
	| { count: string }

process.on('message', async (asked: Asked) => {
	if (typeof asked === 'object' && 'sql' in asked) {
		await run(asked.sql)
		process.send!('done')
	}
	if (typeof asked === 'object' && 'count' in asked)
		process.send!((await run(asked.count)).rows[0]!.count)
	if (asked === 'record') {
		startRecording()
		process.send!('ready')
	}
	if (asked === 'recorded') process.send!(stopRecording())
	if (asked === 'memory') process.send!(process.memoryUsage().rss / 1_048_576)
	if (asked === 'cpu') process.send!(process.cpuUsage())
	if (asked === 'profile') {
		await startProfile()
		process.send!('ready')
	}
	if (asked === 'profiled') process.send!(sharesOf(await stopProfile()))
	if (asked === 'stop') {
		await server.close()
		process.exit(0)
	}
})
process.on('disconnect', () => process.exit(0))
process.send!('listening')
