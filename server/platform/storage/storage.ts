import type { Config } from '#server/platform/config.ts'
import type { Db } from '#server/platform/database/open.ts'

export type StoredFile = { contentType: string; content: Buffer }

/** Files that people hand in; a key is `{owner}/{id}`, two UUIDs. Deleting what is not there is no error. */
export type Storage = {
  put: (key: string, file: StoredFile) => Promise<void>
  get: (key: string) => Promise<StoredFile | undefined>
  delete: (key: string) => Promise<void>
}

/** Opens the storage that STORAGE names: the database, which every server reaches, or a folder below DATA_DIR. */
export const openStorage = async (config: Config, db: Db, clock: () => Date): Promise<Storage> => {
  if (config.STORAGE === 'folder') {
    const { folderStorage } = await import('#server/platform/storage/folder-storage.ts')
    return folderStorage(`${config.DATA_DIR}/uploads`)
  }
  const { databaseStorage } = await import('#server/platform/storage/stored-file.store.ts')
  return databaseStorage(db, clock)
}
