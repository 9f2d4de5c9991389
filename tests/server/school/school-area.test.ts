import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import {
	communityGroup,
	groupMember,
} from '#server/community/community-post/community-post.tables.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { quiz, quizAttempt } from '#server/learning/quiz/quiz.tables.ts'
import { liveSession } from '#server/learning/registration/live-session.tables.ts'
import { selfAssessment } from '#server/learning/self-assessment/self-assessment.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { eventRegistration } from '#server/people/event/event.tables.ts'
import { addResource } from '../support/fixtures.ts'
import type { openLearner } from '../support/learner.ts'
import { openFileApp } from '../support/open-test-app.ts'
import * as people from '../support/school/school-people.ts'

const server = await openFileApp()

type Learner = Awaited<ReturnType<typeof openLearner>>
const now = () => server.deps.clock()
const DAY = 86_400_000

const somebodyOf = (schoolId: string | null, roles: string[], displayName = 'Somebody') =>
	people.somebodyOf(server, schoolId, { roles, displayName })
const addSchool = () => people.addSchool(server)
/** A school with its contact and two teachers, and another with one of each. */
const openSchools = async () => {
	const [ours, theirs] = [await addSchool(), await addSchool()]
	return {
		poc: await somebodyOf(ours, ['main_poc'], 'Meera Nair'),
		asha: await somebodyOf(ours, ['institutional_teacher'], 'Asha Rao'),
		ravi: await somebodyOf(ours, ['teacher'], 'Ravi Das'),
		otherPoc: await somebodyOf(theirs, ['main_poc'], 'Other Contact'),
		other: await somebodyOf(theirs, ['teacher'], 'Other Teacher'),
	}
}
const resourceOf = async (some: Partial<typeof resource.$inferInsert>) => {
	const id = await addResource(server.db, some)
	return (await server.db.select().from(resource).where(eq(resource.id, id)))[0]!
}
const read = async (who: Learner, path: string) => {
	const { status, body } = await who.call('GET', `/v1/school/${path}`)
	return status === 200 ? body : [status, (body as { code: string }).code]
}
const enrol = async (
	who: Learner,
	resourceId: string,
	status: 'confirmed' | 'pending' = 'confirmed',
) =>
	(
		await server.db
			.insert(enrolment)
			.values({ accountId: who.accountId, resourceId, status, source: 'free', createdAt: now() })
			.returning()
	)[0]!.id

test('SCH-08 what the teachers of the own school learn is counted by kind, with who did every lesson; of another school nothing', async () => {
	const { poc, asha, ravi, otherPoc, other } = await openSchools()
	const course = await resourceOf({ courseType: 'self_paced', title: 'Fractions' })
	const micro = await resourceOf({ courseType: 'micro_resource', title: 'Poster' })
	const lessons = await server.db
		.insert(lesson)
		.values(
			[1, 2].map((position) => ({
				resourceId: course.id,
				section: 'One',
				title: `${position}`,
				minutes: 5,
				position,
				body: '',
			})),
		)
		.returning()
	const [done, half] = [await enrol(asha, course.id), await enrol(ravi, course.id)]
	await enrol(other, course.id)
	await enrol(poc, course.id)
	await enrol(asha, micro.id, 'pending')
	await server.db
		.insert(lessonDone)
		.values([
			...lessons.map(({ id }) => ({ enrolmentId: done, lessonId: id, doneAt: now() })),
			{ enrolmentId: half, lessonId: lessons[0]!.id, doneAt: now() },
		])
	const row = (enrolled: number, completed: number) => ({
		total: 1,
		data: [
			{
				id: course.id,
				title: 'Fractions',
				slug: course.slug,
				slugtitle: course.slugtitle,
				course_type: 'self_paced',
				starts_at: null,
				enrolled,
				completed,
			},
		],
	})
	expect(await read(poc, 'learning?kind=dev-spc-courses')).toEqual(row(2, 1))
	expect(await read(otherPoc, 'learning?kind=dev-spc-courses')).toEqual(row(1, 0))
	expect(await read(poc, 'learning?kind=dev-spc-courses&offset=1')).toEqual({ total: 0, data: [] })
	expect(await read(poc, 'learning?kind=micro-resources')).toEqual({ total: 0, data: [] })
})

test('SCH-08 the registers name the own people: who agreed with the newest self-assessment, who is registered for the meet and the programme', async () => {
	const { poc, asha, ravi, other } = await openSchools()
	const assess = (who: Learner, scores: Record<string, number>, days: number) => ({
		accountId: who.accountId,
		scores,
		createdAt: new Date(now().getTime() - days * DAY),
	})
	await server.db
		.insert(selfAssessment)
		.values([
			assess(ravi, { a: 10 }, 2),
			assess(ravi, { a: 40, b: 70 }, 1),
			assess(other, { a: 100 }, 1),
		])
	for (const who of [ravi, asha])
		await who.call('PUT', '/v1/user/self-assessment-sharing', { is_shared: true })
	const register = (who: Learner, event: 'gtm' | 'tpo', country: string) => ({
		event,
		email: who.email,
		name: 'As typed',
		country,
		invitationCode: `${event}${who.accountId.slice(-12)}`,
		createdAt: now(),
	})
	await server.db
		.insert(eventRegistration)
		.values([
			register(asha, 'gtm', 'IN'),
			register(other, 'gtm', 'NP'),
			register(poc, 'tpo', 'kenya'),
		])
	expect(await read(poc, 'registers?kind=tq-registers')).toEqual({
		total: 1,
		data: [
			{
				id: ravi.accountId,
				name: 'Ravi Das',
				at: new Date(now().getTime() - DAY).toISOString(),
				score: 55,
				place: null,
			},
		],
	})
	const at = now().toISOString()
	expect(await read(poc, 'registers?kind=gtm-registers')).toMatchObject({
		total: 1,
		data: [{ name: 'Asha Rao', at, score: null, place: 'IN' }],
	})
	expect(await read(poc, 'registers?kind=tpo-registers')).toMatchObject({
		total: 1,
		data: [{ name: 'Meera Nair', at, place: 'kenya' }],
	})
})

test('SCH-08 live sessions to come, quizzes and groups are those of the own teachers', async () => {
	const { poc, asha, ravi, otherPoc, other } = await openSchools()
	const talk = await resourceOf({ courseType: 'webinar', title: 'Storytelling' })
	const over = await resourceOf({ courseType: 'webinar', title: 'Over' })
	const at = (hours: number) => new Date(now().getTime() + hours * 3_600_000)
	const session = { changedAt: now(), startsAt: at(1), endsAt: at(2) }
	const [soon] = await server.db
		.insert(liveSession)
		.values([
			{ ...session, resourceId: talk.id },
			{ ...session, resourceId: over.id, startsAt: at(-2), endsAt: at(-1) },
		])
		.returning()
	for (const who of [ravi, asha, other]) await enrol(who, talk.id)
	await enrol(asha, over.id)
	expect(await read(poc, 'scheduled-trainings')).toEqual({
		data: [
			{
				id: soon!.id,
				title: 'Storytelling',
				slug: talk.slug,
				slugtitle: talk.slugtitle,
				course_type: 'webinar',
				starts_at: at(1).toISOString(),
				ends_at: at(2).toISOString(),
				teachers: ['Asha Rao', 'Ravi Das'],
			},
		],
	})

	const [asked] = await server.db
		.insert(quiz)
		.values({
			slug: `nep-${asha.accountId}`,
			title: 'NEP',
			summary: '',
			subject: 'Policy',
			minutes: 5,
			publishedAt: now(),
		})
		.returning()
	const attempt = (who: Learner, score: number) => ({
		quizId: asked!.id,
		accountId: who.accountId,
		score,
		total: 3,
		createdAt: now(),
	})
	await server.db
		.insert(quizAttempt)
		.values([attempt(asha, 1), attempt(asha, 2), attempt(ravi, 2), attempt(other, 0)])
	expect(await read(poc, 'assessments')).toEqual({
		data: [
			{
				id: asked!.id,
				title: 'NEP',
				slug: asked!.slug,
				teachers: 2,
				attempts: 3,
				average: 56,
				best: 66,
			},
		],
	})

	const group = { summary: 'Words', createdAt: now() }
	const [open, closed] = await server.db
		.insert(communityGroup)
		.values([
			{ ...group, name: 'Open', isOpen: true },
			{ ...group, name: 'Closed', isOpen: false },
		])
		.returning()
	await server.db.insert(groupMember).values(
		[
			[open!.id, asha],
			[open!.id, other],
			[closed!.id, asha],
			[closed!.id, other],
			[closed!.id, otherPoc],
		].map(([groupId, who]) => ({
			groupId: groupId as string,
			accountId: (who as Learner).accountId,
			joinedAt: now(),
		})),
	)
	const ours = { id: open!.id, name: 'Open', summary: 'Words', members: 2, teachers: 1 }
	expect(await read(poc, 'groups')).toEqual({ data: [ours] })
	expect(await read(otherPoc, 'groups')).toEqual({
		data: [{ ...ours, id: closed!.id, name: 'Closed', members: 3, teachers: 2 }, ours],
	})
})

test('SCH-08 SCH-07 the main point of contact makes a teacher of the own school a further one and ends it; nobody else does', async () => {
	const { poc, asha, ravi, otherPoc, other } = await openSchools()
	const add = async (who: Learner, email: string) => {
		const { status, body } = await who.call('POST', '/v1/school/contacts', { email })
		return status === 200 ? body : [status, (body as { code: string }).code]
	}
	const end = async (who: Learner, id: string) =>
		(await who.call('DELETE', `/v1/school/contacts/${id}`)).status
	const entry = { id: asha.accountId, name: 'Asha Rao', email: asha.email, is_main: false }
	expect(await add(poc, ` ${asha.email.toUpperCase()} `.trim())).toEqual(entry)
	expect(await add(poc, asha.email)).toEqual(entry)
	expect(await read(asha, 'contacts')).toEqual({
		data: [{ id: poc.accountId, name: 'Meera Nair', email: poc.email, is_main: true }, entry],
	})
	const choose = async (body: object) => {
		const answer = await poc.call('POST', '/v1/school/contacts', body)
		return answer.status === 200
			? answer.body
			: [answer.status, (answer.body as { code: string }).code]
	}
	const second = { id: ravi.accountId, email: ravi.email, is_main: false }
	expect(await choose({ teacher_id: ravi.accountId })).toMatchObject(second)
	expect(await end(poc, ravi.accountId)).toBe(204)
	expect(await choose({ teacher_id: other.accountId })).toEqual([404, 'not-found'])
	expect(await choose({})).toEqual([400, 'invalid-request'])
	expect(await choose({ teacher_id: ravi.accountId, email: ravi.email })).toEqual([
		400,
		'invalid-request',
	])
	expect(await add(poc, other.email)).toEqual([404, 'not-found'])
	expect(await add(poc, 'nobody@modern.example')).toEqual([404, 'not-found'])
	expect(await add(asha, ravi.email)).toEqual([403, 'forbidden'])
	expect(await read(ravi, 'contacts')).toEqual([403, 'forbidden'])
	expect(await end(otherPoc, asha.accountId)).toBe(404)
	expect(await end(poc, poc.accountId)).toBe(404)
	expect(await end(poc, asha.accountId)).toBe(204)
	expect(await read(asha, 'contacts')).toEqual([403, 'forbidden'])
	const lost = await somebodyOf(null, ['main_poc'])
	expect(await read(lost, 'contacts')).toEqual([403, 'forbidden'])
})

test('SCH-08 of twenty teachers made points of contact concurrently a school keeps ten', async () => {
	const { poc } = await openSchools()
	const [row] = await server.db.select().from(account).where(eq(account.id, poc.accountId))
	const teachers = await Promise.all(
		Array.from({ length: 20 }, () => somebodyOf(row!.schoolId, ['teacher'])),
	)
	const answers = await Promise.all(
		teachers.map(({ email }) => poc.call('POST', '/v1/school/contacts', { email })),
	)
	const codes = answers.map(({ status }) => status).sort()
	expect(codes).toEqual([...Array(9).fill(200), ...Array(11).fill(409)])
})
