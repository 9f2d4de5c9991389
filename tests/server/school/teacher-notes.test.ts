import { asc, eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { quiz } from '#server/learning/quiz/quiz.tables.ts'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import { foldTeacherYears } from '#server/people/school/fold-teacher-years.service.ts'
import { teacherYearDue } from '#server/people/school/school.tables.ts'
import { schoolFact, teacherCounted } from '#server/people/school/school-fact.tables.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { addHours, addSchool, somebodyOf } from '../support/school/school-people.ts'

const server = await openFileApp()
/** Ids that the statements below use. */
const ids: Record<string, string> = {}

beforeAll(async () => {
	const { db } = server
	ids.school = await addSchool(server)
	ids.elsewhere = await addSchool(server)
	for (const name of ['asha', 'bina'])
		ids[name] = (await somebodyOf(server, ids.school, { displayName: name })).accountId
	for (const name of ['course', 'other', 'third']) ids[name] = await addResource(db, {})
	for (const name of ['read', 'unread']) {
		ids[name] = v7()
		await db.insert(lesson).values({
			...{ id: ids[name], resourceId: ids.course!, section: 'One', title: name, minutes: 5 },
			position: name === 'read' ? 0 : 1,
		})
	}
	for (const [name, accountId, resourceId] of [
		['ashas', ids.asha!, ids.course!],
		['binas', ids.bina!, ids.other!],
		['empty', ids.asha!, ids.third!],
	] as const) {
		ids[name] = v7()
		const createdAt = server.deps.clock()
		await db
			.insert(enrolment)
			.values({ id: ids[name], accountId, resourceId, source: 'free', createdAt })
	}
	await db.execute(
		sql`insert into lesson_done values (${ids.ashas}::uuid, ${ids.read}::uuid, now())`,
	)
	const asked = { slug: 'noted', title: 'Noted', summary: 'Noted.', subject: 'Art', minutes: 5 }
	const [row] = await db
		.insert(quiz)
		.values({ ...asked, publishedAt: server.deps.clock() })
		.returning()
	ids.quiz = row!.id
	await addHours(server, ids.asha!, { minutes: 60, completedOn: '2026-08-01' })
	await db
		.update(trainingEntry)
		.set({ quizId: ids.quiz })
		.where(eq(trainingEntry.accountId, ids.asha!))
	await foldTeacherYears(db)
})

const filled = (text: string) =>
	text.replaceAll(/:(\w+)/g, (whole, name) => (ids[name] ? `'${ids[name]}'` : whole))

/**
 * Returns the teachers that a rolled-back statement notes, with the triggers or without one of
 * them.
 */
const notedBy = async (text: string, without?: string): Promise<string[]> => {
	let noted: string[] = []
	const undone = new Error('undone')
	await server.db
		.transaction(async (tx) => {
			if (without) await tx.execute(sql.raw(`drop trigger ${without}`))
			await tx.execute(sql.raw(filled(text)))
			const rows = await tx.selectDistinct({ id: teacherYearDue.accountId }).from(teacherYearDue)
			noted = rows
				.map(({ id }) => (id === ids.asha ? 'asha' : id === ids.bina ? 'bina' : id))
				.sort()
			throw undone
		})
		.catch((error) => {
			if (error !== undone) throw error
		})
	return noted
}

const moveEnrolment = 'update enrolment set account_id = :bina where id = :empty'
const moveEntry = 'update training_entry set account_id = :bina where account_id = :asha'
const moveDone = 'update lesson_done set enrolment_id = :binas where enrolment_id = :ashas'

describe('24.2 every change of what somebody did is noted by its trigger alone', () => {
	test.each([
		[
			'enrolment_added on enrolment',
			`insert into enrolment (id, account_id, resource_id, source, created_at) values (gen_random_uuid(), :bina, :course, 'free', now())`,
			['bina'],
			[],
		],
		['enrolment_removed on enrolment', 'delete from enrolment where id = :empty', ['asha'], []],
		['enrolment_changed_from on enrolment', moveEnrolment, ['asha', 'bina'], ['bina']],
		['enrolment_changed_to on enrolment', moveEnrolment, ['asha', 'bina'], ['asha']],
		[
			'training_entry_added on training_entry',
			`insert into training_entry (id, account_id, source, title, provider, completed_on, minutes, kind, standard, created_at)
        values (gen_random_uuid(), :bina, 'outside', 'A', 'B', '2026-08-01', 5, 'board', 'growth', now())`,
			['bina'],
			[],
		],
		['training_entry_removed on training_entry', 'delete from training_entry', ['asha'], []],
		['training_entry_changed_from on training_entry', moveEntry, ['asha', 'bina'], ['bina']],
		['training_entry_changed_to on training_entry', moveEntry, ['asha', 'bina'], ['asha']],
		[
			'lesson_done_added on lesson_done',
			'insert into lesson_done values (:ashas, :unread, now())',
			['asha'],
			[],
		],
		['lesson_done_removed on lesson_done', 'delete from lesson_done', ['asha'], []],
		['lesson_done_changed_from on lesson_done', moveDone, ['asha', 'bina'], ['bina']],
		['lesson_done_changed_to on lesson_done', moveDone, ['asha', 'bina'], ['asha']],
		[
			'lesson_added on lesson',
			`insert into lesson (id, resource_id, section, title, minutes, position) values (gen_random_uuid(), :other, 'One', 'More', 5, 9)`,
			['bina'],
			[],
		],
		['lesson_removed on lesson', 'delete from lesson where id = :unread', ['asha'], []],
		[
			'lesson_section_changed on lesson',
			`update lesson set section = 'Two' where id = :unread`,
			['asha'],
			[],
		],
		[
			'resource_topic_changed on resource',
			`update resource set tags = '{Voice}' where id = :other`,
			['bina'],
			[],
		],
		['quiz_topic_changed on quiz', `update quiz set subject = 'Music'`, ['asha'], []],
		[
			'account_school_changed on account',
			'update account set school_id = :elsewhere where id = :bina',
			['bina'],
			[],
		],
		[
			'account_school_changed on account',
			`update account set roles = '{additional_main_poc}' where id = :bina`,
			['bina'],
			[],
		],
	])('24.2 %s: %s', async (trigger, text, noted, without) => {
		expect([await notedBy(text), await notedBy(text, trigger)]).toEqual([noted, without])
	})

	test('24.2 a change of what no sum is about is not noted', async () => {
		expect(await notedBy(`update account set display_name = 'Asha R' where id = :asha`)).toEqual([])
		expect(await notedBy(`update resource set price = 5 where id = :other`)).toEqual([])
	})
})

describe('24.2 the sums of a school are those of the teachers counted in it', () => {
	const lessonsOf = async () =>
		(
			await server.db
				.select({ school: schoolFact.schoolId, enrolments: schoolFact.enrolments })
				.from(schoolFact)
				.where(eq(schoolFact.kind, 'year'))
				.orderBy(asc(schoolFact.enrolments))
		).map(({ school, enrolments }) => [school === ids.school ? 'here' : 'elsewhere', enrolments])

	test('24.2 a row that is counted adds its facts, one that goes takes them, one that moves both', async () => {
		expect(await lessonsOf()).toEqual([['here', 3]])
		const own = eq(teacherCounted.accountId, ids.bina!)
		await server.db.update(teacherCounted).set({ schoolId: ids.elsewhere! }).where(own)
		expect(await lessonsOf()).toEqual([
			['elsewhere', 1],
			['here', 2],
		])
		const [row] = await server.db.delete(teacherCounted).where(own).returning()
		expect(await lessonsOf()).toEqual([
			['elsewhere', 0],
			['here', 2],
		])
		await server.db.insert(teacherCounted).values({ ...row!, schoolId: ids.school! })
		expect(await lessonsOf()).toEqual([
			['elsewhere', 0],
			['here', 3],
		])
	})
})
