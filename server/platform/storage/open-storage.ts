import type { Config } from '#server/platform/config.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Storage } from './storage.ts'
import { databaseStorage } from './stored-file.store.ts'

/**
 * Opens the storage that STORAGE names: the database, which every server reaches, or a folder below
 * DATA_DIR. Files that are in the database are read with either.
 */
export const openStorage = async (config: Config, db: Db, clock: () => Date): Promise<Storage> => {
	const inDatabase = databaseStorage(db, clock)
	if (config.storage === 'database') return inDatabase
	const { bothStorages } = await import('./both-storages.ts')
	const { folderStorage } = await import('./folder-storage.ts')
	return bothStorages(folderStorage(`${config.DATA_DIR}/uploads`), inDatabase)
}
