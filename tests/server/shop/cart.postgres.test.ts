import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { CART_LIMIT } from '#domain/shop/cart.rules.ts'
import { account } from '#server/people/account/account.tables.ts'
import { cartItem } from '#server/shop/cart/cart.tables.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()

const waiting = async () => {
	const { rows } = (await server.deps.searchDb.execute(
		sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
	)) as unknown as { rows: { count: number }[] }
	return rows[0]!.count
}

test('M8 CRT-02 eight things added at the same moment to a cart with room for one leave it full, not fuller', async () => {
	const token = await server.signIn('full-cart@example.org')
	const [{ id: accountId }] = (await server.db
		.select({ id: account.id })
		.from(account)
		.where(eq(account.email, 'full-cart@example.org'))) as [{ id: string }]
	const ids = await Promise.all(
		Array.from({ length: CART_LIMIT + 7 }, () => addResource(server.db)),
	)
	const createdAt = server.deps.clock()
	await server.db
		.insert(cartItem)
		.values(ids.slice(8).map((resourceId) => ({ accountId, resourceId, createdAt })))
	const answers = await server.db.transaction(async (tx) => {
		await tx.execute(sql`select from ${account} where id = ${accountId} for update`)
		const adding = ids
			.slice(0, 8)
			.map((id) => server.call('POST', '/v1/cart/retail', { token, body: { product_id: id } }))
		await expect.poll(waiting).toBe(8)
		return { adding }
	})
	const statuses = (await Promise.all(answers.adding)).map(({ status }) => status)
	expect(statuses.sort()).toEqual([200, ...Array(7).fill(409)])
	expect(await server.db.$count(cartItem, eq(cartItem.accountId, accountId))).toBe(CART_LIMIT)
})
