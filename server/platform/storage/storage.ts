import type { Readable } from 'node:stream'

/** A file to store; a stream is read once and never held as a whole. */
export type NewFile = { contentType: string; content: Buffer | Readable }

export type StoredFile = { contentType: string; content: Buffer }

/** A stored file before it is read; `read` takes the first and the last byte, both included. */
export type OpenFile = {
	contentType: string
	bytes: number
	read: (first?: number, last?: number) => Readable
}

/**
 * Files that people hand in; a key is `{owner}/{id}`. Where both are UUIDs the file is public at
 * /uploads/{owner}/{id}; a private one has a word instead of its owner. Deleting what is not there
 * is no error.
 */
export type Storage = {
	put: (key: string, file: NewFile) => Promise<void>
	open: (key: string) => Promise<OpenFile | undefined>
	delete: (key: string) => Promise<void>
	/** The keys of everything that an owner has. */
	keysOf: (owner: string) => Promise<string[]>
}
