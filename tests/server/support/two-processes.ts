import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDb } from '#server/platform/database/open.ts'
import { dropTestDatabase, makeTestDatabase } from './database/test-database.ts'
import { freePort, startProcess, startRoundRobin } from './round-robin.ts'

/** Names a process among the connections of its database (`application_name`). */
export const nameOf = (place: 0 | 1): string => ['first', 'second'][place]!

/**
 * Two server processes on a fresh database of a PostgreSQL, and a round-robin before them.
 * @param env settings of both; a function gives each its own
 */
export const openTwoProcesses = async (
	postgres: string,
	env: (place: 0 | 1, origin: string) => Record<string, string> = () => ({}),
) => {
	const folder = mkdtempSync(join(tmpdir(), 'vidya-two-'))
	const own = await makeTestDatabase(postgres)
	const port = await freePort()
	const origin = `http://127.0.0.1:${port}`
	const start = (place: 0 | 1) => {
		const url = new URL(own)
		url.searchParams.set('application_name', nameOf(place))
		return startProcess({
			DATABASE_URL: url.href,
			DATA_DIR: join(folder, nameOf(place)),
			TRUST_PROXY: '1',
			RATE_LIMIT: '20000',
			DRAIN_MS: '4000',
			// A busy machine is no fault of the server.
			MAX_EVENT_LOOP_DELAY_MS: '60000',
			DATABASE_TIMEOUT_MS: '60000',
			PUBLIC_URL: origin,
			...env(place, origin),
		})
	}
	const servers = await Promise.all([start(0), start(1)])
	const database = await openDb(own)
	const ports = servers.map((server) => server.port)
	const proxy = await startRoundRobin(ports, port)
	return {
		/** The round-robin's address; it is the product's PUBLIC_URL too. */
		origin,
		servers,
		served: proxy.served,
		/** The URL of the database. */
		url: own,
		db: database.db,
		jobs: database.jobs,
		close: async () => {
			proxy.close()
			await Promise.all(servers.map((server) => server.stop()))
			await database.close()
			await dropTestDatabase(postgres, own)
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

export type TwoProcesses = Awaited<ReturnType<typeof openTwoProcesses>>
