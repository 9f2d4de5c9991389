// The server as it is, which tells its parent what it runs in the database and how much memory it holds.

import pg from 'pg'
import { openServer } from '#server/open-server.ts'
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

const run = async (text: string) => {
  if (!process.env.DATABASE_URL) return runInPglite(text)
  const client = new pg.Client(process.env.DATABASE_URL)
  await client.connect()
  await client.query(text)
  await client.end()
}

type Asked = 'record' | 'recorded' | 'memory' | 'stop' | { sql: string }

process.on('message', async (asked: Asked) => {
  if (typeof asked === 'object') {
    await run(asked.sql)
    process.send!('done')
  }
  if (asked === 'record') {
    startRecording()
    process.send!('ready')
  }
  if (asked === 'recorded') process.send!(stopRecording())
  if (asked === 'memory') process.send!(process.memoryUsage().rss / 1_048_576)
  if (asked === 'stop') {
    await server.close()
    process.exit(0)
  }
})
process.on('disconnect', () => process.exit(0))
process.send!('listening')
