import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Storage } from './storage.ts'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

const orUndefined = (error: unknown): undefined => {
	if (!isMissing(error)) throw error
}

/** Only the server's user reads it, and it is on the disk before it gets its name. */
const written = { mode: 0o600, flush: true } as const

/** Writes a file that is read either whole or not at all. */
const writeWhole = async (path: string, content: string | Buffer | Readable) => {
	const part = `${path}.part`
	try {
		if (content instanceof Readable) await pipeline(content, createWriteStream(part, written))
		else await writeFile(part, content, written)
		await rename(part, path)
	} catch (error) {
		await rm(part, { force: true })
		throw error
	}
}

/**
 * Files of one machine: the content under its key, its type beside it. Several servers need a
 * folder that all of them mount.
 */
export const folderStorage = (folder: string): Storage => {
	const contentOf = (key: string) => join(folder, key)
	const typeOf = (key: string) => `${contentOf(key)}.type`
	return {
		put: async (key, file) => {
			await mkdir(dirname(contentOf(key)), { recursive: true, mode: 0o700 })
			await writeWhole(typeOf(key), file.contentType)
			await writeWhole(contentOf(key), file.content)
		},
		open: async (key) => {
			const contentType = await readFile(typeOf(key), 'utf8').catch(orUndefined)
			const facts = contentType && (await stat(contentOf(key)).catch(orUndefined))
			if (!facts) return undefined
			const read = (start?: number, end?: number) =>
				createReadStream(contentOf(key), { ...(end !== undefined && { start, end }) })
			return { contentType, bytes: facts.size, read }
		},
		delete: async (key) => {
			await rm(contentOf(key), { force: true })
			await rm(typeOf(key), { force: true })
		},
		keysOf: async (owner) => {
			const names = (await readdir(contentOf(owner)).catch(orUndefined)) ?? []
			return names.filter((name) => !/\.(type|part)$/.test(name)).map((name) => `${owner}/${name}`)
		},
	}
}
