import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { lesson, lessonFile } from '#server/learning/lesson/lesson.tables.ts'
import { quiz } from '#server/learning/quiz/quiz.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { enrolment, lessonDone } from './enrolment.tables.ts'

type Lesson = {
	id: string
	section: string
	title: string
	body: string
	formatted: boolean
	minutes: number
	done: boolean
	has_media: boolean
	quiz_slug: string | null
	quiz_title: string | null
}

const lessons = prepareRows<Lesson, { enrolmentId: string; resourceId: string }>(
	'my lessons',
	sql`select l.id, l.section, l.title, l.body, l.rich_text is not null as formatted, l.minutes, d.lesson_id is not null as done,
    exists (select from ${lessonFile} f where f.lesson_id = l.id) as has_media,
    q.slug as quiz_slug, q.title as quiz_title from ${lesson} l
  left join ${quiz} q on q.id = l.quiz_id and q.hidden_at is null
  left join ${lessonDone} d on d.lesson_id = l.id and d.enrolment_id = ${sql.placeholder('enrolmentId')}::uuid
  where l.resource_id = ${sql.placeholder('resourceId')}::uuid order by l.position`,
)

/** The lessons of an enrolled item in order, each with whether it is done. */
export const findLessonsOf = (db: Db, enrolmentId: string, resourceId: string): Promise<Lesson[]> =>
	lessons(db, { enrolmentId, resourceId })

/**
 * Returns true if the lesson belongs to a confirmed enrolment of the account, which is locked for
 * the rest of the transaction.
 */
export const lockMyLesson = async (
	tx: Db,
	accountId: string,
	enrolmentId: string,
	lessonId: string,
): Promise<boolean> => {
	const rows = await tx
		.select({ id: lesson.id })
		.from(enrolment)
		.innerJoin(lesson, eq(lesson.resourceId, enrolment.resourceId))
		.where(
			and(
				eq(enrolment.id, enrolmentId),
				eq(enrolment.accountId, accountId),
				eq(enrolment.status, 'confirmed'),
				eq(lesson.id, lessonId),
			),
		)
		.for('update', { of: enrolment })
	return rows.length > 0
}

/** Notes a lesson as done, or not done any more; repeating changes nothing. */
export const storeMark = async (
	db: Db,
	mark: { enrolmentId: string; lessonId: string; done: boolean; now: Date },
): Promise<void> => {
	const { enrolmentId, lessonId } = mark
	if (mark.done)
		await db
			.insert(lessonDone)
			.values({ enrolmentId, lessonId, doneAt: mark.now })
			.onConflictDoNothing()
	else
		await db
			.delete(lessonDone)
			.where(and(eq(lessonDone.enrolmentId, enrolmentId), eq(lessonDone.lessonId, lessonId)))
}

/** Deletes the ticks of lessons that are no longer part of their resource. */
export const deleteMarksOf = async (tx: Db, lessonIds: readonly string[]): Promise<void> => {
	await tx.delete(lessonDone).where(inArray(lessonDone.lessonId, [...lessonIds]))
}

/**
 * Notes as complete from now on the enrolments in a resource whose lessons are all done, because
 * the last open lesson was taken out.
 */
export const completeAllDone = async (tx: Db, resourceId: string, now: Date): Promise<void> => {
	const done = sql`(select count(*) from ${lessonDone} d where d.enrolment_id = ${enrolment.id})`
	const all = sql`(select count(*) from ${lesson} l where l.resource_id = ${resourceId}::uuid)`
	await tx
		.update(enrolment)
		.set({ completesAt: now })
		.where(
			and(
				eq(enrolment.resourceId, resourceId),
				eq(enrolment.status, 'confirmed'),
				isNull(enrolment.completesAt),
				sql`${all} > 0 and ${done} = ${all}`,
			),
		)
}
