import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type { Notice } from './listen.ts'

/**
 * The one handle to the database; the same on PGlite and PostgreSQL. Inside a transaction use the
 * transaction's handle only.
 */
export type Db = PgDatabase<PgQueryResultHKT>

/** The database as the job queue wants it. */
export type JobsDatabase = Pick<ConstructorOptions, 'db' | 'backend'>

export type OpenDb = {
	db: Db
	/**
	 * The same database for searches: few connections with a statement timeout, so that they hold up
	 * nobody else.
	 */
	searchDb: Db
	kind: 'pglite' | 'postgres'
	/** The migrations that opening it applied. */
	migrations: readonly string[]
	jobs: () => Promise<JobsDatabase>
	/**
	 * Calls back after each NOTIFY on a channel, from any process, and whenever notices may have been
	 * missed.
	 */
	listen: (channel: string, notice: Notice) => Promise<void>
	/** Does work that only one server may do at a time, such as filling an empty database. */
	exclusively: (work: () => Promise<void>) => Promise<void>
	close: () => Promise<void>
}
