import { buffer } from 'node:stream/consumers'
import type { OpenFile, StoredFile } from './storage.ts'

/** Reads a file whole into memory; for small files only. */
export const readWhole = async ({ contentType, read }: OpenFile): Promise<StoredFile> => ({
	contentType,
	content: await buffer(read()),
})
