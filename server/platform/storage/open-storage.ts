import type { Config } from '#server/platform/config.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

/** Opens the storage that STORAGE names: the database, which every server reaches, or a folder below DATA_DIR. */
export const openStorage = async (config: Config, db: Db, clock: () => Date): Promise<Storage> => {
  if (config.STORAGE === 'folder') {
    const { folderStorage } = await import('#server/platform/storage/folder-storage.ts')
    return folderStorage(`${config.DATA_DIR}/uploads`)
  }
  const { databaseStorage } = await import('#server/platform/storage/stored-file.store.ts')
  return databaseStorage(db, clock)
}
