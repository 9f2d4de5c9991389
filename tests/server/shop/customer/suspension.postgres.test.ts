import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openSession } from '#server/people/session/session.service.ts'
import { session } from '#server/people/session/session.tables.ts'
import { expectEvery } from '../../../expect-every.ts'
import { openBuyer } from '../../support/buyer.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { openStaff } from '../../support/staff-people.ts'

const server = await openFileApp()

const waiting = async () => {
	const { rows } = (await server.deps.searchDb.execute(
		sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
	)) as unknown as { rows: { count: number }[] }
	return rows[0]!.count
}

test('28.11 a suspension waits for a sign-in that has used its link, and ends its session too', async () => {
	const support = await openStaff(server, 'Support Devi', ['support'])
	const { accountId, email } = await openBuyer(server)
	await server.call('POST', '/v1/session/links', { body: { email } })
	const now = server.deps.clock()
	const suspended = await server.db.transaction(async (tx) => {
		await tx.execute(
			sql`update login_link set used_at = ${now.toISOString()} where email = ${email} and used_at is null`,
		)
		const answer = support.desk('POST', `/customers/${accountId}/suspension`, { reason: 'Abuse.' })
		await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
		await openSession(tx, accountId, now, { userAgent: '' })
		return { answer }
	})
	expect((await suspended.answer).status).toBe(200)
	const sessions = await server.db.select().from(session).where(eq(session.accountId, accountId))
	expect(sessions.length).toBeGreaterThan(1)
	expectEvery(sessions, ({ endedAt }) => endedAt !== null)
})
