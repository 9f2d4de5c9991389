import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type { Listener } from './listen.ts'

/** The one handle to the database; the same on PGlite and PostgreSQL. Inside a transaction use the transaction's handle only. */
export type Db = PgDatabase<PgQueryResultHKT>

/** The database as the job queue wants it. */
export type JobsDatabase = Pick<ConstructorOptions, 'db' | 'backend'>

export type OpenDb = {
  db: Db
  /** The same database for searches: few connections with a statement timeout, so that they hold up nobody else. */
  searchDb: Db
  kind: 'pglite' | 'postgres'
  jobs: () => Promise<JobsDatabase>
  /** Calls back after each NOTIFY on a channel, from any process, and whenever notices may have been missed. */
  listen: (channel: string, notice: () => void) => Promise<void>
  close: () => Promise<void>
}

/** How long a search may run, in ms. */
const SEARCH_MS = 2000

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

const openPostgres = async (url: string): Promise<OpenDb> => {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ])
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  pool.on('error', () => undefined)
  const searchPool = new pg.Pool({ connectionString: url, max: 4, statement_timeout: SEARCH_MS })
  searchPool.on('error', () => undefined)
  const listeners: Listener[] = []
  const db = drizzle(pool)
  await migrate(db, { migrationsFolder })
  return {
    db: db as unknown as Db,
    searchDb: drizzle(searchPool) as unknown as Db,
    kind: 'postgres',
    jobs: async () => ({
      db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    }),
    listen: async (channel, notice) => {
      const { listenPostgres } = await import('./listen.ts')
      listeners.push(listenPostgres(url, channel, notice))
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.close()))
      await searchPool.end()
      await pool.end()
    },
  }
}

const openPglite = async (folder: string): Promise<OpenDb> => {
  const [{ PGlite }, { pg_trgm }, { unaccent }, { drizzle }, { migrate }, { lockFolder }] =
    await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
      import('@electric-sql/pglite/contrib/unaccent'),
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
      import('./lock.ts'),
    ])
  const inMemory = folder.startsWith('memory://')
  const unlock = inMemory ? () => undefined : lockFolder(folder)
  const client = await PGlite.create({
    dataDir: folder,
    extensions: { pg_trgm, unaccent },
    ...(inMemory
      ? {}
      : {
          startParams: [
            ...PGlite.defaultStartParams.filter((p) => p !== '-F'),
            '-c',
            'wal_sync_method=open_datasync',
          ],
        }),
  })
  const db = drizzle(client)
  await migrate(db, { migrationsFolder })
  return {
    db: db as unknown as Db,
    searchDb: db as unknown as Db,
    kind: 'pglite',
    jobs: async () => {
      const { fromPglite } = await import('pg-boss')
      return { db: fromPglite(client), backend: 'pglite' }
    },
    listen: async (channel, notice) => {
      await client.listen(channel, notice)
    },
    close: async () => {
      await client.close()
      unlock()
    },
  }
}

/**
 * Opens and migrates the database.
 * @param target a `postgres://` URL, a folder for the embedded database, or `memory://` for one that is forgotten
 * @throws when another process holds the folder, with its pid in the message
 */
export const openDb = (target: string): Promise<OpenDb> =>
  /^postgres(ql)?:/.test(target) ? openPostgres(target) : openPglite(target)
