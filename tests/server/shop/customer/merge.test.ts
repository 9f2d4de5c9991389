import { globSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import type { Customer } from '#openapi/v1.gen.ts'
import { favourite } from '#server/catalogue/favourite/favourite.tables.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { lessonNote } from '#server/learning/lesson/lesson-note.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { movedTables } from '#server/people/privacy/merge-rows.store.ts'
import { mail } from '#server/platform/mail/mail.tables.ts'
import { invoice } from '#server/shop/invoice/invoice.tables.ts'
import { coinEntry, wallet } from '#server/shop/wallet/wallet.tables.ts'
import { openBuyer, payAtRazorpay } from '../../support/buyer.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { addResource } from '../../support/fixtures.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { addSchool } from '../../support/school/school-people.ts'
import { openStaff } from '../../support/staff-people.ts'

const server = await openFileApp()
let support: Awaited<ReturnType<typeof openStaff>>
beforeAll(async () => {
	support = await openStaff(server, 'Support Merge', ['support'])
})

type Buyer = Awaited<ReturnType<typeof openBuyer>>

const merge = (kept: string, email: string) =>
	support.desk('POST', `/customers/${kept}/merge`, { email, reason: 'Signed up twice.' })
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
	status,
	(body as { code?: string }).code ?? null,
]
const buy = async (buyer: Buyer, resourceId: string) => {
	const { body } = await buyer.order({ product_id: [resourceId] })
	const paid = await payAtRazorpay(server, body.pg_order_id, { amount: body.amount })
	expect((await buyer.verify(paid.callback)).body).toMatchObject({ status: 'paid' })
	return body.order_id
}
const enrolmentOf = async (accountId: string, resourceId: string) =>
	(
		await server.db
			.select()
			.from(enrolment)
			.where(and(eq(enrolment.accountId, accountId), eq(enrolment.resourceId, resourceId)))
	)[0]!

test('DSK-13 what one account bought and learned moves to the other; lessons of both count in a course of both, and coins are added', async () => {
	const [kept, other] = [await openBuyer(server), await openBuyer(server)]
	const price = { price: 10_000, oldPrice: null }
	const [alone, both] = [await addResource(server.db, price), await addResource(server.db, price)]
	await buy(kept, both)
	const orders = [await buy(other, alone), await buy(other, both)]
	const made = await server.db
		.insert(lesson)
		.values(
			['One', 'Two'].map((title, position) => ({
				...{ resourceId: both, section: 'Part', title, position, body: 'Words.', minutes: 5 },
			})),
		)
		.returning()
	const doneBy = async (accountId: string, at: number) => {
		const { id } = await enrolmentOf(accountId, both)
		const row = { enrolmentId: id, lessonId: made[at]!.id, doneAt: server.deps.clock() }
		await server.db.insert(lessonDone).values(row)
		const { enrolmentId, lessonId, doneAt: changedAt } = row
		const note = { enrolmentId, lessonId, body: `Note ${at}`, version: 1, changedAt }
		await server.db.insert(lessonNote).values(note)
	}
	await doneBy(kept.accountId, 0)
	await doneBy(other.accountId, 1)
	for (const accountId of [kept.accountId, other.accountId])
		await server.db
			.insert(favourite)
			.values({ id: v7(), accountId, resourceId: alone, createdAt: server.deps.clock() })
	const coinsBefore = (
		await Promise.all(
			[kept, other].map(async ({ accountId }) => {
				const [row] = await server.db.select().from(wallet).where(eq(wallet.accountId, accountId))
				return row?.coins ?? 0
			}),
		)
	).reduce((sum, coins) => sum + coins, 0)
	expect(coinsBefore).toBeGreaterThan(0)

	const view = expectOk<Customer>(await merge(kept.accountId, other.email.toUpperCase()))
	expect(view.orders.map(({ id }) => id)).toEqual(expect.arrayContaining(orders))
	expect(await kept.owned()).toEqual([alone, both].sort())
	expect(await other.owned()).toEqual([both])
	const { id } = await enrolmentOf(kept.accountId, both)
	const done = await server.db.select().from(lessonDone).where(eq(lessonDone.enrolmentId, id))
	expect(done.map(({ lessonId }) => lessonId).sort()).toEqual(made.map((one) => one.id).sort())
	const notes = await server.db.select().from(lessonNote).where(eq(lessonNote.enrolmentId, id))
	expect(notes.map(({ body }) => body).sort()).toEqual(['Note 0', 'Note 1'])
	const [held] = await server.db.select().from(wallet).where(eq(wallet.accountId, kept.accountId))
	expect([view.coins, held!.coins]).toEqual([coinsBefore, coinsBefore])
	const entries = await server.db.select().from(coinEntry).where(eq(coinEntry.reason, 'merge'))
	expect(entries.reduce((sum, { delta }) => sum + delta, 0)).toBe(0)
	const left = await server.db.select().from(invoice).where(eq(invoice.accountId, other.accountId))
	expect(left).toHaveLength(0)
})

test('DSK-13 the other account is suspended and told where to sign in, both are mailed, and it is erased after seven days', async () => {
	const [kept, other] = [await openBuyer(server), await openBuyer(server)]
	expectOk(await merge(kept.accountId, other.email))
	const refused = await server.call('GET', '/v1/user/info', { token: other.token })
	expect(refused.status).toBe(401)
	await server.call('POST', '/v1/session/links', { body: { email: other.email } })
	await server.deps.mails.deliver()
	const mailsTo = (to: string) => server.db.select().from(mail).where(eq(mail.to, to))
	const texts = (await mailsTo(other.email)).map(({ text }) => text)
	expect(texts.filter((text) => text.includes('Our team joined your two accounts'))).toHaveLength(1)
	expect(texts.filter((text) => text.includes('It was joined with your account'))).toHaveLength(1)
	expect(texts.join()).not.toContain(kept.email)
	const planned = (await support.desk('GET', `/customers/${other.accountId}`)).body
	expect(planned).toMatchObject({ suspension: { reason: expect.stringContaining('joined') } })
})

test('DSK-13 accounts that are the same, unknown, of the team, suspended, of a school, or with an open order are not joined', async () => {
	const [kept, other] = [await openBuyer(server), await openBuyer(server)]
	const { accountId } = kept
	expect(codeOf(await merge(accountId, kept.email))).toEqual([409, 'other-unknown'])
	expect(codeOf(await merge(accountId, 'nobody@example.org'))).toEqual([409, 'other-unknown'])
	expect(codeOf(await merge(accountId, support.email))).toEqual([409, 'has-role'])
	expect(codeOf(await merge(support.id, other.email))).toEqual([409, 'has-role'])
	expect(codeOf(await merge(v7(), other.email))).toEqual([404, 'not-found'])
	const own = await openBuyer(server)
	const schoolId = await addSchool(server)
	const ofOwn = eq(account.id, own.accountId)
	await server.db.update(account).set({ schoolId }).where(ofOwn)
	expect(codeOf(await merge(accountId, own.email))).toEqual([409, 'has-school'])
	const resource = await addResource(server.db, { price: 10_000, oldPrice: null })
	const { body } = await other.order({ product_id: [resource] })
	expect(codeOf(await merge(accountId, other.email))).toEqual([409, 'order-open'])
	await other.cancel(body.order_id)
	expectOk(await support.desk('POST', `/customers/${accountId}/suspension`, { reason: 'x' }))
	expect(codeOf(await merge(accountId, other.email))).toEqual([409, 'suspended'])
})

test('DSK-13 every table with a person’s rows either moves or is named as what ends with the other account', async () => {
	const owned: string[] = []
	for (const file of globSync('server/**/*.tables.ts')) {
		const tables = Object.values(await import(join(process.cwd(), file)))
		for (const table of tables)
			if (is(table, PgTable)) {
				const { name, foreignKeys } = getTableConfig(table)
				const isOwned = foreignKeys.some((key) => {
					const { columns, foreignTable } = key.reference()
					return foreignTable === account && columns.some((one) => one.name === 'account_id')
				})
				if (isOwned) owned.push(name)
			}
	}
	const ends = [
		...['activity_point', 'school_order', 'cart_item', 'billing', 'teacher_import'],
		...['author_application', 'author_contract', 'author_payee', 'author_payout', 'author_share'],
		...['school_registration', 'hours_reminder', 'webhook_delivery', 'form_submission', 'session'],
		...[
			'recovery_code',
			'second_factor',
			'referral',
			'push_token',
			'muted_topic',
			'muted_mail',
			'profile_answer',
		],
		...[
			'account_erasure',
			'inbox_owner',
			'api_key',
			'saved_view',
			'suspension',
			'assessment_consent',
		],
		...['session_notice', 'session_reminder', 'media_owner', 'draft_author', 'video_resume'],
		...['community_post', 'group_member', 'post_comment', 'post_mark', 'post_picture'],
		...['post_report', 'review_report', 'recent_view', 'coin_entry', 'wallet'],
	]
	expect([...movedTables.map(getTableName), ...ends].sort()).toEqual(owned.sort())
})
