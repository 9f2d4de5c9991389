import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { withdrawReview } from '#server/catalogue/review/review.service.ts'
import {
	communityPost,
	postComment,
} from '#server/community/community-post/community-post.tables.ts'
import { certificate } from '#server/learning/certificate/certificate.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { notification } from '#server/people/notification/notification.tables.ts'
import { eraseDue } from '#server/people/privacy/erase-due.service.ts'
import { accountErasure } from '#server/people/privacy/erasure.tables.ts'
import { NOBODY } from '#server/people/privacy/nobody.rules.ts'
import type { Person } from '#server/people/privacy/personal.store.ts'
import { personalTables } from '#server/people/privacy/personal-tables.store.ts'
import { openBuyer, payAtRazorpay } from '../support/buyer.ts'
import { allTables } from '../support/database/all-tables.ts'
import { fillTables } from '../support/database/fill-tables.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'

const DAY = 24 * 3_600_000
const server = await openFileApp()
let tables: PgTable[]
beforeAll(async () => {
	tables = await allTables()
})
beforeEach(async () => {
	// Nobody else waits to be erased.
	await server.db.delete(accountErasure)
})

/** Tables that hold nothing of a person. */
const impersonal = [
	...[
		'resource',
		'price_change',
		'shop_setup',
		'text_page',
		'webhook',
		'missed_search',
		'settlement',
		'settlement_line',
		'owner_invitation',
		'test_payment',
		'former_address',
		'media',
		'media_part',
		'draft',
		'draft_version',
		'draft_import',
		'draft_import_row',
		'search_word',
		'school_fact',
		'bundle_item',
		'tag',
		'lesson',
		'lesson_file',
		'reference_item',
		'banner',
		'former_instructor',
		'instructor',
		'mail_text',
		'list_import',
		'list_import_row',
		'quiz',
		'live_session',
		'school_session',
		'event_invitation',
		'school_document',
	],
	...[
		'quiz_question',
		'profile_question',
		'community_group',
		'plan',
		'discount',
		'voucher',
		'licence',
	],
	// A school’s own, as an organisation.
	...['school', 'job', 'school_buying'],
	// Counts and keys of the shop; tries are counted by a hash.
	...['rate_limit', 'invoice_serial', 'signing_key', 'audit_head'],
	// No account, no address, no text (ATL-04).
	'journey',
]

test('PRI-01 every column of every table is declared: exported or hidden, and deleted, emptied or kept by a law', () => {
	expect(tables.length).toBeGreaterThan(60)
	const declared = personalTables.map(({ table }) => getTableName(table))
	expect([...declared, ...impersonal].sort()).toEqual(tables.map(getTableName).sort())
	for (const { table, exported, hidden, erasure } of personalTables) {
		const columns = Object.keys(getTableColumns(table)).sort()
		expect([getTableName(table), [...exported, ...hidden].sort()]).toEqual([
			getTableName(table),
			columns,
		])
		if (erasure !== 'deleted')
			expect(columns).toEqual(expect.arrayContaining(Object.keys(erasure.blank)))
	}
	for (const table of tables.filter((one) => impersonal.includes(getTableName(one)))) {
		const { foreignKeys, columns } = getTableConfig(table)
		expect(foreignKeys.map((key) => getTableName(key.reference().foreignTable))).not.toContain(
			'account',
		)
		expect(columns.map(({ name }) => name)).not.toContain('account_id')
	}
})

const rowsOf = async (table: PgTable): Promise<Record<string, unknown>[]> => {
	const found = (await server.db.execute(
		sql`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`,
	)) as { rows: { row: Record<string, unknown> }[] }
	return found.rows.map(({ row }) => row)
}

/**
 * Returns `table.column` of every value that contains one of the words, in tables and queued mails.
 */
const findWords = async (words: string[]): Promise<string[]> => {
	const holds = (value: unknown) => {
		const text = JSON.stringify(value ?? '').toLowerCase()
		return words.some((word) => text.includes(word.toLowerCase()))
	}
	const found = new Set<string>()
	for (const table of tables)
		for (const row of await rowsOf(table))
			for (const [column, value] of Object.entries(row))
				if (holds(value)) found.add(`${getTableName(table)}.${column}`)
	const jobs = (await server.db.execute(sql`select data from pgboss.job`)) as { rows: unknown[] }
	if (holds(jobs.rows)) found.add('pgboss.job')
	return [...found].sort()
}

const personOf = (name: string, email: string, phone: string): Person => ({
	id: v7(),
	displayName: name,
	email,
	phone,
})
const wordsOf = ({ id, displayName, email, phone }: Person) => [id, displayName, email, phone!]
const put = (key: string) =>
	server.deps.storage.put(key, { contentType: 'image/webp', content: Buffer.from(key) })

test('PRI-01 after an erasure nothing of a person is found in any column, file or waiting mail but what the law keeps, and nobody else loses anything', async () => {
	const who = personOf('Zebunnisa Quraishi', 'zebunnisa@example.org', '+919811122233')
	const other = personOf('Olivia Other', 'olivia@example.org', '+919844455566')
	const shared = new Map()
	const own = await fillTables(server.db, tables, who, shared)
	const others = await fillTables(server.db, tables, other, shared)
	const { db } = server
	const now = server.deps.clock()
	const postId = others.get('community_post')!.id as string
	await db.insert(postComment).values({ postId, accountId: who.id, text: 'Mine', createdAt: now })
	const told = { accountId: other.id, route: '/', taskId: postId, createdAt: now }
	await db
		.insert(notification)
		.values({ ...told, message: `${who.displayName} commented on your post.` })
	const revoked = { accountId: who.id, kind: 'quiz' as const, holder: who.displayName }
	await db.insert(certificate).values({
		...revoked,
		...{ title: 'T', summary: 'S', path: '/', minutes: 1, issuedAt: now, revokedAt: now },
		status: 'revoked' as const,
	})
	const files = [`${who.id}/unused`, `proofs/${who.displayName}`, `videos/${who.displayName}`]
	for (const key of [...files, `${other.id}/unused`]) await put(key)
	await db.transaction((tx) =>
		server.deps.mails.enqueue(tx, { to: who.email, subject: 'Waits', text: who.displayName }),
	)
	const kept = [...others].filter(([name]) =>
		personalTables.some((one) => getTableName(one.table) === name),
	)
	const before = await findWords([other.id])
	expect(before.length).toBeGreaterThan(30)
	expect((await findWords(wordsOf(who))).length).toBeGreaterThan(60)
	expect(own.size).toBe(tables.length - 1)

	await db
		.insert(accountErasure)
		.values({ accountId: who.id, status: 'planned', askedAt: now, dueAt: now })
	await Promise.all([eraseDue(server.deps, withdrawReview), eraseDue(server.deps, withdrawReview)])
	expect(await findWords(wordsOf(who))).not.toContain('favourite.account_id')
	await db
		.insert(notification)
		.values({ ...told, accountId: who.id, message: 'Written meanwhile.' })
	server.advance(11 * 60_000)
	await eraseDue(server.deps, withdrawReview)

	expect(await findWords(wordsOf(who))).toEqual([
		'account.id',
		'account_erasure.account_id',
		'audit_entry.actor_id',
		'author_contract.account_id',
		'author_payee.account_id',
		'author_payout.account_id',
		'author_share.account_id',
		'invoice.account_id',
		'invoice.facts',
		'order.account_id',
		'partner_earning.partner_id',
		'refund_request.account_id',
		'school_order.account_id',
	])
	for (const key of files) expect(await server.deps.storage.open(key)).toBeUndefined()
	expect(await server.deps.storage.open(`${other.id}/unused`)).toBeDefined()
	expect(await findWords([other.id])).toEqual(before)
	expect(kept.length).toBeGreaterThan(30)
	const [post] = await db
		.select()
		.from(communityPost)
		.where(eq(communityPost.id, own.get('community_post')!.id as string))
	expect(post).toMatchObject({ accountId: NOBODY, text: '' })
	expect(
		await db.select().from(certificate).where(eq(certificate.accountId, NOBODY)),
	).toMatchObject([{ holder: '', revokedAt: now }])
	const [done] = await db.select().from(accountErasure).where(eq(accountErasure.accountId, who.id))
	expect(done).toMatchObject({ status: 'done', files: [] })
	server.advance(DAY)
	expect(await eraseDue(server.deps, withdrawReview)).toBe(0)
})

const openPerson = async () => {
	const buyer = await openBuyer(server)
	const call = (method: 'GET' | 'PUT' | 'DELETE', body?: object) =>
		server.call(method, '/v1/user/erasure', { token: buyer.token, body }) as Promise<{
			status: number
			body: { due_at: string | null; code?: string; detail?: string; blocked: string | null }
		}>
	return {
		...buyer,
		buyer,
		read: () => call('GET'),
		plan: (email = buyer.email) => call('PUT', { email, language: 'en' }),
		cancel: () => call('DELETE'),
		status: async () =>
			(
				await server.db
					.select()
					.from(accountErasure)
					.where(eq(accountErasure.accountId, buyer.accountId))
			)[0]?.status,
	}
}

test('PRI-01 an erasure is confirmed by the typed address, waits seven days with a mail, can be cancelled, and ends every session', async () => {
	const person = await openPerson()
	expect(await person.plan('somebody@example.org')).toMatchObject({
		status: 409,
		body: { code: 'address-differs' },
	})
	const dueAt = new Date(server.deps.clock().getTime() + 7 * DAY).toISOString()
	const planned = { status: 200, body: { due_at: dueAt, blocked: null } }
	const both = await Promise.all([person.plan(` ${person.email.toUpperCase()} `), person.plan()])
	for (const answer of both) expect(answer).toMatchObject(planned)
	const mails = await server.call('GET', `/dev/mail.json?to=${person.email}`)
	const subjects = () => (mails.body as { subject: string }[]).map(({ subject }) => subject)
	expect(subjects().filter((one) => /erased/.test(one))).toEqual([
		'Your Vidya account will be erased',
	])
	expect((await person.cancel()).body).toEqual({ due_at: null, blocked: null })
	expect((await person.cancel()).status).toBe(200)
	await person.plan()
	server.advance(7 * DAY - 1000)
	expect(await eraseDue(server.deps, withdrawReview)).toBe(0)
	await person.buyer.signInAgain()
	const { token } = person.buyer
	server.advance(1000)
	expect(await eraseDue(server.deps, withdrawReview)).toBe(1)
	expect(await person.status()).toBe('emptied')
	expect((await server.call('GET', '/v1/user/info', { token })).status).toBe(401)
	await person.buyer.signInAgain()
	const [again] = await server.db.select().from(account).where(eq(account.email, person.email))
	expect(again!.id).not.toBe(person.accountId)
	expect((await person.read()).body.due_at).toBeNull()
	server.advance(11 * 60_000)
	await eraseDue(server.deps, withdrawReview)
	expect(await person.status()).toBe('done')
})

test('PRI-01 an open order or a refund on its way stops an erasure and says so; one that comes meanwhile puts it off a day', async () => {
	const person = await openPerson()
	const made = await person.order({ product_id: [await addResource(server.db)] })
	expect(await person.plan()).toMatchObject({
		status: 409,
		body: { code: 'erasure-blocked', detail: 'order-open' },
	})
	expect((await person.read()).body).toEqual({ due_at: null, blocked: 'order-open' })
	const { pg_order_id, amount, order_id } = made.body
	await person.verify((await payAtRazorpay(server, pg_order_id, { amount })).callback)
	expect((await person.plan()).status).toBe(200)
	await server.call('PUT', `/v1/orders/${order_id}/refund`, {
		token: person.token,
		body: { reason: 'other', language: 'en' },
	})
	expect((await person.read()).body.blocked).toBe('refund-open')
	server.advance(7 * DAY)
	expect(await eraseDue(server.deps, withdrawReview)).toBe(1)
	expect(await person.status()).toBe('planned')
	expect(await eraseDue(server.deps, withdrawReview)).toBe(0)
})

test('PRI-01 a process that dies after the rows are gone leaves an erasure that is finished by the next run', async () => {
	const person = await openPerson()
	await person.plan()
	server.advance(8 * DAY)
	const { storage } = server.deps
	const proof = `proofs/${person.accountId}`
	await put(proof)
	server.deps.storage = {
		...storage,
		delete: async () => Promise.reject(new Error('gone')),
		keysOf: async () => [proof],
	}
	await eraseDue(server.deps, withdrawReview)
	server.advance(11 * 60_000)
	await eraseDue(server.deps, withdrawReview)
	expect(await person.status()).toBe('emptied')
	expect(await storage.open(proof)).toBeDefined()
	server.deps.storage = { ...storage, keysOf: async () => [proof] }
	server.advance(11 * 60_000)
	await eraseDue(server.deps, withdrawReview)
	expect(await person.status()).toBe('done')
	expect(await storage.open(proof)).toBeUndefined()
	server.deps.storage = storage
})
