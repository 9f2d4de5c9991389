import { eq, sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareBuilt } from '#server/platform/database/prepare-built.ts'
import { openTestApp, type TestApp } from '../support/open-test-app.ts'

const note = pgTable('built_note', {
	id: text('id').primaryKey().$defaultFn(v7),
	title: text('title').notNull().default('untitled'),
	readAt: timestamp('read_at', { withTimezone: true }),
})

type Note = typeof note.$inferInsert

const readAt = new Date('2026-11-20T10:00:00Z')

describe('24.1 queries that are built once', () => {
	let server: TestApp
	beforeAll(async () => {
		server = await openTestApp()
		await server.db.execute(
			sql`create table built_note (id text primary key, title text not null default 'untitled', read_at timestamptz)`,
		)
	})
	afterAll(() => server.close())

	test('each call has its own values; null is written, undefined leaves the default', async () => {
		let builds = 0
		const insert = prepareBuilt('insert note', (db, at: Note) => {
			builds += 1
			return db.insert(note).values(at).returning()
		})
		const written = [
			await insert(server.db, { id: 'a', title: 'One', readAt }),
			await insert(server.db, { id: 'b', title: 'Two', readAt: null }),
			await insert(server.db, { id: 'c', title: undefined, readAt }),
		]
		expect(written.flat()).toEqual([
			{ id: 'a', title: 'One', readAt },
			{ id: 'b', title: 'Two', readAt: null },
			{ id: 'c', title: 'untitled', readAt },
		])
		const before = builds
		await insert(server.db, { id: 'd', title: 'Four', readAt })
		expect(builds).toBe(before)
	})

	test('a row that is joined and missing is null, inside a transaction too', async () => {
		const read = prepareBuilt('read note', (db, at: { id: string }) =>
			db
				.select({ wanted: sql<string>`wanted.id`, note })
				.from(sql`(values (${at.id}::text)) as wanted (id)`)
				.leftJoin(note, eq(note.id, sql`wanted.id`)),
		)
		await server.db.transaction(async (tx) => {
			await tx.insert(note).values({ id: 'inside' })
			expect([await read(tx, { id: 'inside' }), await read(tx, { id: 'missing' })]).toEqual([
				[{ wanted: 'inside', note: { id: 'inside', title: 'untitled', readAt: null } }],
				[{ wanted: 'missing', note: null }],
			])
		})
	})

	test('a default made in JavaScript is refused, since each row would have the same', async () => {
		const insert = prepareBuilt('insert note', (db, at: Note) => db.insert(note).values(at))
		await expect(insert(server.db, { title: 'Without an id' })).rejects.toThrow('insert note')
	})
})
