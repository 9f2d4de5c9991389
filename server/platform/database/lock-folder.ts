import { chmodSync, mkdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === 5

/**
 * Takes the folder of the embedded database for this process: PGlite knows no second opener and two
 * of them corrupt it. The lock is SQLite's on a file beside the folder, held by the operating
 * system: it ends with the process, however that ends.
 * @returns a function that gives the folder back
 * @throws when another process holds it
 */
export const lockFolder = (folder: string): (() => void) => {
	mkdirSync(folder, { recursive: true, mode: 0o700 })
	chmodSync(folder, 0o700)
	const file = new DatabaseSync(`${folder}.lock.sqlite`)
	try {
		file.exec('BEGIN EXCLUSIVE')
	} catch (error) {
		file.close()
		if (!isBusy(error)) throw error
		throw new Error(
			`The database folder ${folder} is in use by another process. Stop that server, or start this one with another DATA_DIR or a DATABASE_URL.`,
		)
	}
	return () => file.close()
}
