import { readFile, rename, writeFile } from 'node:fs/promises'
import { MemoryFS, PGlite } from '@electric-sql/pglite'

/** A file of a template, or a folder when it has no content. */
type Entry = { path: string; content: Uint8Array | null }

const BLOCK = 512
const textAt = (tar: Buffer, at: number, length: number) =>
	tar.toString('latin1', at, at + length).replace(/\0.*$/s, '')

/** Reads the files of a tar archive; their contents are views of it. */
const entriesOf = (tar: Buffer): Entry[] => {
	const entries: Entry[] = []
	for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0; ) {
		const path = `${PGlite.paths.PGDATA}/${textAt(tar, at, 100).replace(/^\/|\/$/g, '')}`
		const size = Number.parseInt(textAt(tar, at + 124, 12), 8) || 0
		const begin = at + BLOCK
		const isFolder = textAt(tar, at + 156, 1) === '5'
		entries.push({
			path,
			content: isFolder ? null : new Uint8Array(tar.buffer, tar.byteOffset + begin, size),
		})
		at = begin + Math.ceil(size / BLOCK) * BLOCK
	}
	return entries
}

const known = new Map<string, Promise<Entry[]>>()

/** Reads a template once per worker. */
const read = (template: string): Promise<Entry[]> => {
	const entries = known.get(template) ?? readFile(template).then(entriesOf)
	known.set(template, entries)
	return entries
}

type Write = (stream: Stream, ...given: unknown[]) => number
type Operations = { write: Write; msync: Write }
type Node = { contents: Uint8Array; stream_ops: Operations }
type Stream = { node: Node }

/** Copies a file's content on its first write; until then it shares the template's. */
const copyOnWrite = (node: Node, content: Uint8Array) => {
	const original = node.stream_ops
	const copied =
		(operation: Write): Write =>
		(stream, ...given) => {
			if (node.contents.buffer === content.buffer) node.contents = node.contents.slice()
			return operation(stream, ...given)
		}
	node.contents = content
	node.stream_ops = {
		...original,
		write: copied(original.write),
		msync: copied(original.msync),
	}
}

/** In-memory files of a template. All databases of a worker share a file until one writes to it. */
export class TemplateFiles extends MemoryFS {
	readonly #template: string | undefined
	#saveTo: string | undefined

	/** @param template a file that `saveTemplate` wrote; without it there are no files */
	constructor(template?: string) {
		super()
		this.#template = template
	}

	override async initialSyncFs(): Promise<void> {
		if (!this.#template) return
		const { FS } = this.pg!.Module
		for (const { path, content } of await read(this.#template)) {
			if (!content) {
				FS.mkdirTree(path)
				continue
			}
			FS.writeFile(path, content, { canOwn: true })
			copyOnWrite(FS.lookupPath(path, {}).node as never, content)
		}
	}

	override async closeFs(): Promise<void> {
		if (this.#saveTo) {
			const dump = await this.dumpTar('template', 'none')
			const whole = `${this.#saveTo}.${process.pid}`
			await writeFile(whole, Buffer.from(await dump.arrayBuffer()))
			await rename(whole, this.#saveTo)
		}
		await super.closeFs()
	}

	/** Writes the files to a tar archive once the database is closed. */
	saveTo(file: string): void {
		this.#saveTo = file
	}
}

/**
 * Closes a database and writes it to a file. A copy opens without recovery and with most of a WAL
 * segment free.
 */
export const saveTemplate = async (client: PGlite, file: string): Promise<void> => {
	await client.exec('SELECT pg_switch_wal(); CHECKPOINT')
	;(client.fs as TemplateFiles).saveTo(file)
	await client.close()
}
