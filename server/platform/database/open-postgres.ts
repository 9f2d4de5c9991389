import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Db, OpenDb } from './handles.ts'
import { type Listener, listenPostgres } from './listen.ts'
import { migrateInWords } from './migrate-in-words.ts'
import { PreparingClient } from './preparing-client.ts'

/** How long a search may run, in ms. */
const SEARCH_MS = 2000

/**
 * How long anything may take, in ms: a connection, a statement, an answer from a server that froze,
 * a transaction that does nothing.
 */
const timeoutsOf = (ms: number): pg.PoolConfig => ({
	connectionTimeoutMillis: ms / 5,
	statement_timeout: ms,
	query_timeout: ms + 1000,
	lock_timeout: ms / 2,
	idle_in_transaction_session_timeout: 2 * ms,
})

/**
 * How statements are planned (decision 0056). Compiling one costs more than it saves: the dearest
 * of ours take a tenth of a second. Pages are in memory or on a disk without moving parts, so that
 * one page costs about as much as the next; PostgreSQL's default of 4 reads whole tables instead.
 */
const PLANNING = '-c jit=off -c random_page_cost=1.1'

/** Names the lock of `exclusively` among the advisory locks of the database. */
const LOCK = 7_319_604

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Works on a separate connection, without timeouts, that holds the lock; losing the connection
 * frees it.
 */
const holdingLock = async <Result>(
	url: string,
	work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
	await client.connect()
	try {
		await client.query('SELECT pg_advisory_lock($1)', [LOCK])
		return await work(client)
	} finally {
		await client.end()
	}
}

/**
 * Opens and migrates a PostgreSQL; servers that start together migrate one after another.
 * @throws Error in a sentence when it cannot be migrated
 */
export const openPostgres = async (url: string, timeoutMs: number): Promise<OpenDb> => {
	const migrations = await holdingLock(url, (client) => {
		const own = drizzle(client)
		const run = () => migrate(own, { migrationsFolder })
		return migrateInWords(own as unknown as Db, migrationsFolder, run)
	})
	const open = (max: number, more: pg.PoolConfig = {}) => {
		const pool = new pg.Pool({
			connectionString: url,
			Client: PreparingClient,
			keepAlive: true,
			max,
			options: PLANNING,
			...timeoutsOf(timeoutMs),
			...more,
		})
		pool.on('error', () => undefined)
		return pool
	}
	const pool = open(10)
	const searchPool = open(4, { statement_timeout: SEARCH_MS })
	const listeners: Listener[] = []
	return {
		db: drizzle(pool) as unknown as Db,
		searchDb: drizzle(searchPool) as unknown as Db,
		kind: 'postgres',
		migrations,
		jobs: async () => ({
			db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
		}),
		listen: async (channel, notice) => {
			listeners.push(listenPostgres(url, channel, notice))
		},
		exclusively: (work) => holdingLock(url, work),
		close: async () => {
			await Promise.all(listeners.map((listener) => listener.close()))
			await searchPool.end()
			await pool.end()
		},
	}
}
