import pg from 'pg'

/**
 * Finds a PostgreSQL for test databases: TEST_DATABASE_URL, or one that answers on this machine.
 */
export const findPostgres = async (): Promise<string | null> => {
	const named = process.env.TEST_DATABASE_URL
	const local = [
		'postgres://postgres@127.0.0.1:5432/postgres',
		'postgres://root@127.0.0.1:5432/postgres',
		'postgres://postgres:postgres@127.0.0.1:5432/postgres',
	]
	for (const connectionString of named ? [named] : local) {
		const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
		client.on('error', () => undefined)
		try {
			await client.connect()
			const { rows } = await client.query(
				"SELECT current_setting('server_version_num')::int AS version",
			)
			if (rows[0].version >= 150_000) return connectionString
		} catch (error) {
			if (named) throw new Error(`TEST_DATABASE_URL does not answer: ${(error as Error).message}`)
		} finally {
			await client.end().catch(() => undefined)
		}
	}
	return null
}
