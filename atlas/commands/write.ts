import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answer } from '#atlas/load/answer.ts'

/** Something to print or to write to a file of this name. */
export type Document = { name: string; content: string | Uint8Array }

/** Prints a line, or several, of what was asked for; everything else goes to stderr. */
export const print = (text: string): void => {
	answer(`${text}\n`)
}

/**
 * Writes documents into a folder, made if need be, and says so on stderr; without a folder prints
 * them.
 */
export const write = (documents: readonly Document[], folder: string | undefined): void => {
	if (folder === undefined) {
		for (const { content } of documents) answer(content)
		return
	}
	mkdirSync(folder, { recursive: true })
	for (const { name, content } of documents) writeFileSync(join(folder, name), content)
	console.error(`${documents.length} file${documents.length === 1 ? '' : 's'} in ${folder}`)
}
