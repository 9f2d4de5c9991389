import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { personalTables } from '#server/people/privacy/personal-tables.store.ts'
import { openSession } from '#server/people/session/session.store.ts'
import { SESSION_COOKIE } from '#server/people/session/token.rules.ts'
import { allTables } from '../support/database/all-tables.ts'
import { fillTables } from '../support/database/fill-tables.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()
let tables: PgTable[]
beforeAll(async () => {
	tables = await allTables()
})

const ask = (refresh?: string) =>
	server.call('GET', '/privacy/data.json', {
		headers: refresh ? { cookie: `${SESSION_COOKIE}=${refresh}` } : {},
	})

test('PRI-01 the export is one file with every row and file of a person, nothing of anybody else, for its owner only, five times an hour', async () => {
	const who = {
		id: v7(),
		displayName: 'Farida',
		email: 'farida@example.org',
		phone: '+919811100001',
	}
	const other = {
		id: v7(),
		displayName: 'Olivia',
		email: 'olivia@example.org',
		phone: '+919811100002',
	}
	const shared = new Map()
	await fillTables(server.db, tables, who, shared)
	await fillTables(server.db, tables, other, shared)
	const video = { contentType: 'video/mp4', content: Buffer.alloc(1_000_001, 1) }
	await server.deps.storage.put('videos/Farida', video)
	await server.deps.storage.put('proofs/Farida', {
		contentType: 'application/pdf',
		content: Buffer.from('%PDF proof'),
	})

	const visitor = await ask()
	expect([visitor.status, visitor.headers.location]).toEqual([303, '/privacy'])
	const { refresh } = await openSession(server.db, who.id, server.deps.clock())
	const answer = await ask(refresh)
	expect(answer.headers['content-disposition']).toBe('attachment; filename="vidya-data.json"')
	expect(answer.headers['cache-control']).toBe('private, no-store')
	const { data, files } = answer.body as {
		data: Record<string, Record<string, unknown>[]>
		files: Record<string, unknown>[]
	}
	expect(Object.keys(data).sort()).toEqual(
		personalTables
			.filter(
				({ table, exported }) => exported.length > 0 && getTableName(table) !== 'account_erasure',
			)
			.map(({ table }) => getTableName(table))
			.sort(),
	)
	expect(data.account).toEqual([
		{
			isNameMadeUp: false,
			...{ id: who.id, email: who.email, displayName: who.displayName, phone: who.phone },
			...{ country: expect.any(String), avatarUrl: expect.any(String), roles: expect.any(Array) },
			...{ points: 1, schoolId: expect.any(String), joinedSchoolAt: null, wizardCompleted: false },
			language: expect.any(String),
			createdAt: '2026-11-01T10:00:00.000Z',
		},
	])
	expect(files).toEqual(
		expect.arrayContaining([
			{
				name: 'Farida',
				content_type: 'application/pdf',
				bytes: 10,
				content: Buffer.from('%PDF proof').toString('base64'),
			},
			{ name: 'Farida', content_type: 'video/mp4', bytes: 1_000_001, content: null },
		]),
	)
	const text = JSON.stringify(answer.body)
	for (const word of [other.id, other.displayName, other.email, other.phone])
		expect(text).not.toContain(word)
	for (let time = 0; time < 4; time += 1) expect((await ask(refresh)).status).toBe(200)
	expect((await ask(refresh)).status).toBe(429)
})
