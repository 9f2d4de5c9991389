import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { account } from '#server/people/account/account.tables.ts'
import { hoursReminder } from '#server/school/school-hours/school-hours.tables.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { addHours, addSchool, contactOf, somebodyOf } from '../support/school/school-people.ts'

const DAY = 86_400_000
const server = await openFileApp()

type Person = Awaited<ReturnType<typeof somebodyOf>>

const remind = async (who: Person) => {
	await who.signInAgain()
	const { status, body } = await who.call('POST', '/v1/school/hours/reminders')
	return [status, body]
}
const mailsOf = async ({ email }: Person) =>
	(
		(await server.call('GET', `/dev/mail.json?to=${email}`)).body as {
			subject: string
			text: string
		}[]
	).filter(({ subject }) => !/[Ll]ogin/.test(subject))

test('HRS-03 a teacher who is behind gets one mail in seven days in their language, whichever contact asks; nobody else gets one', async () => {
	const ours = await addSchool(server, { name: 'Modern\nSchool' })
	const theirs = await addSchool(server)
	const poc = await contactOf(server, ours)
	const second = await contactOf(server, ours, 'additional_main_poc')
	const asha = await somebodyOf(server, ours, { displayName: 'Asha' })
	const sunita = await somebodyOf(server, ours, { displayName: 'सुनीता', language: 'hi' })
	const onTime = await somebodyOf(server, ours, { displayName: 'Zoya' })
	const other = await somebodyOf(server, theirs, { displayName: 'Other' })
	await addHours(server, asha.accountId, { minutes: 90 })
	for (const standard of ['values', 'practice', 'growth'] as const)
		for (const kind of ['board', 'school'] as const)
			await addHours(server, onTime.accountId, { minutes: 360, kind, standard })
	expect(await remind(poc)).toEqual([200, { reminded: 2 }])
	const origin = server.deps.config.publicUrl
	expect(await mailsOf(asha)).toMatchObject([
		{
			subject: 'Your training hours of this school year',
			text: [
				'Namaste Asha,',
				'',
				'Modern School reminds you of your training hours: 1.5 of 50 count so far.',
				'To be on time it would be 31.9 by today.',
				'',
				'See what counts, add what you did elsewhere, and find courses:',
				'',
				'See your hours:',
				`${origin}/profile/hours`,
				'',
				'Vidya',
			].join('\n'),
		},
	])
	const [hindi] = await mailsOf(sunita)
	expect(hindi!.subject).toBe('इस शैक्षणिक वर्ष के आपके प्रशिक्षण के घंटे')
	expect(hindi!.text).toContain('50 में से अब तक 0 घंटे गिने गए हैं।')
	expect(hindi!.text).toContain('आज तक 31.9 घंटे होने चाहिए।')
	const counts = async () =>
		Promise.all([asha, sunita, onTime, other, poc].map(async (who) => (await mailsOf(who)).length))
	expect(await counts()).toEqual([1, 1, 0, 0, 0])
	const { body } = await poc.call('GET', '/v1/school/hours?sort=name')
	expect((body as { totals: object }).totals).toMatchObject({ behind: 2, remindable: 0 })
	const at = server.deps.clock()
	expect(
		(body as { teachers: { data: { reminded_at: string | null }[] } }).teachers.data.map(
			({ reminded_at }) => reminded_at && Date.parse(reminded_at),
		),
	).toEqual([at.getTime(), null, at.getTime()])
	expect(await remind(second)).toEqual([200, { reminded: 0 }])
	server.advance(7 * DAY - 1)
	expect(await remind(poc)).toEqual([200, { reminded: 0 }])
	server.advance(1)
	expect(await remind(second)).toEqual([200, { reminded: 2 }])
	expect(await counts()).toEqual([2, 2, 0, 0, 0])
})

test('HRS-03 a teacher who changes the school is still reminded once in seven days', async () => {
	const [ours, theirs] = [await addSchool(server), await addSchool(server)]
	const [poc, other] = [await contactOf(server, ours), await contactOf(server, theirs)]
	const asha = await somebodyOf(server, ours)
	expect(await remind(poc)).toEqual([200, { reminded: 1 }])
	await server.db.update(account).set({ schoolId: theirs }).where(eq(account.id, asha.accountId))
	expect([await remind(other), await remind(poc)]).toEqual([
		[200, { reminded: 0 }],
		[200, { reminded: 0 }],
	])
	expect(await mailsOf(asha)).toHaveLength(1)
})

test('HRS-03 more than one portion of teachers is reminded, each once, also when several ask concurrently', async () => {
	const id = await addSchool(server)
	const poc = await contactOf(server, id)
	const rows = await server.db
		.insert(account)
		.values(
			Array.from({ length: 120 }, (_, n) => ({
				...{ email: `many-${n}@example.org`, displayName: `Teacher ${n}`, schoolId: id },
				...{ roles: ['teacher'], createdAt: server.deps.clock() },
			})),
		)
		.returning({ id: account.id })
	const answers = await Promise.all(
		Array.from({ length: 4 }, () => poc.call('POST', '/v1/school/hours/reminders')),
	)
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
	const reminded = answers.map(({ body }) => (body as { reminded: number }).reminded)
	expect(reminded.reduce((sum, one) => sum + one, 0)).toBe(120)
	const kept = new Set((await server.db.select().from(hoursReminder)).map((row) => row.accountId))
	expect(rows.filter((row) => kept.has(row.id))).toHaveLength(120)
})
