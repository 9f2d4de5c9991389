export type StoredFile = { contentType: string; content: Buffer }

/**
 * Files that people hand in; a key is `{owner}/{id}`. Where both are UUIDs the file is public at /uploads/{owner}/{id}; a private one has a
 * word instead of its owner. Deleting what is not there is no error.
 */
export type Storage = {
  put: (key: string, file: StoredFile) => Promise<void>
  get: (key: string) => Promise<StoredFile | undefined>
  delete: (key: string) => Promise<void>
  /** The keys of everything that an owner has. */
  keysOf: (owner: string) => Promise<string[]>
}
