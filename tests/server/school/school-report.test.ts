import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { school } from '#server/people/school/school.tables.ts'
import { monthBefore } from '#server/school/school-usage/period.rules.ts'
import { sendReports } from '#server/school/school-usage/send-reports.service.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { addHours, addSchool, contactOf, somebodyOf } from '../support/school/school-people.ts'

const DAY_MS = 86_400_000
const server = await openFileApp()
const { clock } = server.deps

type Person = Awaited<ReturnType<typeof somebodyOf>>

/** A verified school that was there a year ago. */
const addVerified = async (name: string) => {
	const id = await addSchool(server, { name })
	const createdAt = new Date(clock().getTime() - 365 * DAY_MS)
	const set = { verificationStatus: 'verified' as const, createdAt }
	await server.db.update(school).set(set).where(eq(school.id, id))
	return id
}

const reportsTo = async ({ email }: Person) => {
	const { body } = await server.call('GET', `/dev/mail.json?to=${email}`)
	const mails = body as { subject: string; text: string }[]
	return mails.filter(({ subject }) => /^Training at|का प्रशिक्षण$/.test(subject))
}

test('29.9 the month before a day is of the year before in January', () => {
	expect([monthBefore('2026-12-01'), monthBefore('2027-01-31'), monthBefore('2026-03-31')]).toEqual(
		['2026-11', '2026-12', '2026-02'],
	)
})

test('29.9 the main contact of a verified school with teachers gets the report of the last month, once, in their language', async () => {
	const ours = await addVerified('Modern School')
	const poc = await contactOf(server, ours)
	const second = await contactOf(server, ours, 'additional_main_poc')
	const asha = await somebodyOf(server, ours, { displayName: 'Asha' })
	await somebodyOf(server, ours, { displayName: 'Bina' })
	const last = monthBefore(clock().toISOString().slice(0, 10))
	await addHours(server, asha.accountId, { minutes: 90, completedOn: `${last}-10` })
	const hindi = await addVerified('नई सुबह')
	const sunita = await somebodyOf(server, hindi, { roles: ['main_poc'], language: 'hi' })
	await somebodyOf(server, hindi)
	const empty = await contactOf(server, await addVerified('Empty School'))
	const quietSchool = await addVerified('Quiet School')
	const quiet = await contactOf(server, quietSchool)
	await somebodyOf(server, quietSchool)
	await quiet.call('PUT', '/v1/task/notification-topics/school', { mail: false })
	const unverified = await addSchool(server, { name: 'New School' })
	const waiting = await contactOf(server, unverified)
	await somebodyOf(server, unverified)
	await server.db
		.update(school)
		.set({ createdAt: new Date(clock().getTime() - 365 * DAY_MS) })
		.where(eq(school.id, unverified))

	expect(await sendReports(server.deps)).toBe(2)
	expect(await sendReports(server.deps)).toBe(0)
	const [report] = await reportsTo(poc)
	expect(report!.subject).toMatch(/^Training at Modern School in \w+ 20\d\d$/)
	expect(report!.text).toMatch(/^Hours in \w+ 20\d\d: 1\.5$/m)
	expect(report!.text).toMatch(/^Teachers: 2$/m)
	expect(report!.text).toContain('/profile/dashboard')
	expect((await reportsTo(sunita))[0]!.subject).toMatch(/ में नई सुबह का प्रशिक्षण$/)
	for (const who of [second, asha, empty, quiet, waiting]) expect(await reportsTo(who)).toEqual([])
})

test('29.9 a school of this month waits for its first report, and the next month brings the next one', async () => {
	const young = await addSchool(server, { name: 'Young School' })
	await server.db
		.update(school)
		.set({ verificationStatus: 'verified', createdAt: clock() })
		.where(eq(school.id, young))
	const poc = await contactOf(server, young)
	await somebodyOf(server, young)
	await sendReports(server.deps)
	expect(await reportsTo(poc)).toEqual([])
	const inAMonth = new Date(clock().getTime() + 31 * DAY_MS)
	await sendReports({ ...server.deps, clock: () => inAMonth })
	expect(await reportsTo(poc)).toHaveLength(1)
	await sendReports({ ...server.deps, clock: () => inAMonth })
	expect(await reportsTo(poc)).toHaveLength(1)
})
