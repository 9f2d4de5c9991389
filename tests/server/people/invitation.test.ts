import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoInvitations } from '#demo/people/invitations.seed.ts'
import { eventInvitation } from '#server/people/event/event.tables.ts'
import { invitationHash } from '#server/people/event/invitation.store.ts'
import { forgetOldRows } from '#server/people/privacy/retention.store.ts'
import { school } from '#server/people/school/school.tables.ts'
import { openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp, openTestApp } from '../support/open-test-app.ts'

const server = await openFileApp({}, openSeededApp)

const show = (token: string, of = server) => of.call('GET', `/v1/tpo-2025/invitations/${token}`)
const notFound = { status: 404, body: { code: 'not-found' } }

test('NAV-08 an invitation greets its school; one that is unknown or has ended is answered alike', async () => {
	const [row] = await server.db
		.select()
		.from(eventInvitation)
		.where(eq(eventInvitation.tokenHash, invitationHash(demoInvitations.open)))
	expect(await show(demoInvitations.open)).toMatchObject({
		status: 200,
		body: { school_name: 'Nai Subah Public School', expires_at: row!.expiresAt.toISOString() },
	})
	const { body } = await show(demoInvitations.open)
	expect(Object.keys(body as object).sort()).toEqual(['expires_at', 'school_name'])
	const [unknown, ended] = [
		await show('nobody-was-ever-invited'),
		await show(demoInvitations.ended),
	]
	expect([unknown, ended]).toMatchObject([notFound, notFound])
	expect(await show('short')).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
})

test('NAV-08 the database holds no secret of an invitation, nor is its hash one', async () => {
	const rows = await server.db.select().from(eventInvitation)
	expect(rows).toHaveLength(2)
	expect(JSON.stringify(rows)).not.toContain('invited-to')
	for (const { tokenHash } of rows) expect(await show(tokenHash)).toMatchObject(notFound)
})

test('NAV-08 an invitation ends in its last millisecond, and is forgotten 90 days later', async () => {
	const fresh = await openTestApp()
	try {
		const now = fresh.deps.clock()
		const [{ id: schoolId } = { id: '' }] = await fresh.db
			.insert(school)
			.values({ name: 'Konark Vidya Niketan', email: 'office@konark.example', city: 'Puri' })
			.returning()
		await fresh.db.insert(eventInvitation).values({
			tokenHash: invitationHash('konark-is-invited'),
			schoolId,
			createdAt: now,
			expiresAt: new Date(now.getTime() + 1000),
		})
		fresh.advance(999)
		expect(await show('konark-is-invited', fresh)).toMatchObject({
			status: 200,
			body: { school_name: 'Konark Vidya Niketan' },
		})
		fresh.advance(1)
		expect(await show('konark-is-invited', fresh)).toMatchObject(notFound)
		fresh.advance(90 * 86_400_000)
		await forgetOldRows(fresh.db, fresh.deps.clock())
		expect(await fresh.db.$count(eventInvitation)).toBe(1)
		fresh.advance(1)
		await forgetOldRows(fresh.db, fresh.deps.clock())
		expect(await fresh.db.$count(eventInvitation)).toBe(0)
	} finally {
		await fresh.close()
	}
})
