import { Readable } from 'node:stream'
import { and, eq, like, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { fewAtATime } from './few-at-a-time.ts'
import { inParts, PART_BYTES } from './parts.ts'
import type { NewFile, Storage } from './storage.ts'
import { storedFile, storedFilePart } from './stored-file.tables.ts'

/** The bytes from `first` to `last` of a file in parts, a statement a part. */
async function* readParts(db: Db, key: string, first: number, last: number) {
	for (
		let position = Math.floor(first / PART_BYTES);
		position * PART_BYTES <= last;
		position += 1
	) {
		const [part] = await db
			.select({ content: storedFilePart.content })
			.from(storedFilePart)
			.where(and(eq(storedFilePart.key, key), eq(storedFilePart.position, position)))
		if (!part) throw new Error('A part of a stored file is gone.')
		const start = position * PART_BYTES
		yield part.content.subarray(Math.max(0, first - start), last + 1 - start)
	}
}

/** The same of a file that an earlier version wrote as one value. */
async function* readSlices(db: Db, key: string, first: number, last: number) {
	for (let at = first; at <= last; at += PART_BYTES) {
		const length = Math.min(PART_BYTES, last + 1 - at)
		const slice = sql<Buffer>`substring(${storedFile.content} from ${at + 1} for ${length})`
		const [row] = await db
			.select({ content: slice.mapWith(storedFile.content) })
			.from(storedFile)
			.where(eq(storedFile.key, key))
		if (!row) throw new Error('A stored file is gone.')
		yield row.content
	}
}

/** Files written at the same time; each holds a connection meanwhile, and others need one too. */
const MOST_WRITTEN = 3

const writeFile = (db: Db, key: string, { contentType, content }: NewFile, createdAt: Date) =>
	db.transaction(async (tx) => {
		const row = { key, contentType, content: Buffer.alloc(0), bytes: 0, createdAt }
		await tx.insert(storedFile).values(row)
		let bytes = 0
		let position = 0
		for await (const part of inParts(content)) {
			await tx.insert(storedFilePart).values({ key, position, content: part })
			bytes += part.length
			position += 1
		}
		await tx.update(storedFile).set({ bytes }).where(eq(storedFile.key, key))
	})

const inTurn = fewAtATime(MOST_WRITTEN)

/** Files as rows of the database, in parts of 256 kB so that none is in memory as a whole. */
export const databaseStorage = (db: Db, clock: () => Date): Storage => ({
	put: (key, file) => inTurn(() => writeFile(db, key, file, clock())),
	open: async (key) => {
		const [row] = await db
			.select({
				contentType: storedFile.contentType,
				bytes: sql<number>`greatest(${storedFile.bytes}, octet_length(${storedFile.content}))`,
				isWhole: sql<boolean>`octet_length(${storedFile.content}) > 0`,
			})
			.from(storedFile)
			.where(eq(storedFile.key, key))
		if (!row) return undefined
		const readFrom = row.isWhole ? readSlices : readParts
		const read = (first = 0, last = row.bytes - 1) => Readable.from(readFrom(db, key, first, last))
		return { contentType: row.contentType, bytes: row.bytes, read }
	},
	delete: async (key) => {
		await db.delete(storedFile).where(eq(storedFile.key, key))
	},
	keysOf: async (owner) => {
		const rows = await db
			.select({ key: storedFile.key })
			.from(storedFile)
			.where(like(storedFile.key, `${owner}/%`))
		return rows.map(({ key }) => key)
	},
})
