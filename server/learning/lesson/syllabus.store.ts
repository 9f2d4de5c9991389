import { and, asc, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import { media } from '#server/learning/media/media.tables.ts'
import { quiz } from '#server/learning/quiz/quiz.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { lesson, lessonFile } from './lesson.tables.ts'

/** A lesson as a resource holds it, without its place. */
export type WrittenLesson = Pick<
	typeof lesson.$inferInsert,
	'section' | 'title' | 'body' | 'richText' | 'minutes' | 'quizId'
> & { id: string }

/** A file of the desk in a lesson, as a writer put it there. */
export type WrittenFile = { lessonId: string; media: string; label: string }

const shownFile = {
	lessonId: lessonFile.lessonId,
	media: media.id,
	kind: media.kind,
	label: lessonFile.label,
}

/** Returns the files of the desk in the lessons of a resource, in order. */
export const findFiles = (db: Db, resourceId: string) =>
	db
		.select(shownFile)
		.from(lessonFile)
		.innerJoin(lesson, eq(lesson.id, lessonFile.lessonId))
		.innerJoin(media, eq(media.id, lessonFile.mediaId))
		.where(eq(lesson.resourceId, resourceId))
		.orderBy(asc(lessonFile.position))

/** Files of the desk come after those that a lesson has from elsewhere. */
const FIRST_POSITION = 100

/** Replaces the files of the desk in these lessons; a file that was there keeps its address. */
export const putFiles = async (
	tx: Db,
	lessonIds: readonly string[],
	files: readonly WrittenFile[],
): Promise<void> => {
	if (lessonIds.length === 0) return
	const ofDesk = and(inArray(lessonFile.lessonId, [...lessonIds]), isNotNull(lessonFile.mediaId))
	const before = await tx.delete(lessonFile).where(ofDesk).returning()
	const ready = await tx
		.select()
		.from(media)
		.where(
			inArray(
				media.id,
				files.map((file) => file.media),
			),
		)
	const rows = files.flatMap(({ lessonId, media: mediaId, label }, index) => {
		const of = ready.find((one) => one.id === mediaId)
		if (!of) return []
		const known = before.find((one) => one.lessonId === lessonId && one.mediaId === mediaId)
		const position = FIRST_POSITION + index
		const { kind, contentType } = of
		return [
			{
				...{ lessonId, kind, label, contentType, mediaId, position, storageKey: '' },
				...(known && { id: known.id }),
			},
		]
	})
	if (rows.length > 0) await tx.insert(lessonFile).values(rows)
}

/** Returns the lessons of a resource in order. */
export const findLessons = (db: Db, resourceId: string) =>
	db
		.select({
			id: lesson.id,
			section: lesson.section,
			title: lesson.title,
			body: lesson.body,
			richText: lesson.richText,
			minutes: lesson.minutes,
			quizId: quiz.id,
			quizTitle: quiz.title,
		})
		.from(lesson)
		.leftJoin(quiz, eq(quiz.id, lesson.quizId))
		.where(eq(lesson.resourceId, resourceId))
		.orderBy(asc(lesson.position))

/**
 * Takes the lessons of a resource that are not among these ids out of it, and frees the places of
 * the others. Returns the ids of those taken out.
 */
export const removeLessons = async (
	tx: Db,
	resourceId: string,
	kept: readonly string[],
): Promise<string[]> => {
	const isOf = eq(lesson.resourceId, resourceId)
	const gone = await tx
		.update(lesson)
		.set({ resourceId: null })
		.where(kept.length > 0 ? and(isOf, notInArray(lesson.id, [...kept])) : isOf)
		.returning({ id: lesson.id })
	await tx
		.update(lesson)
		.set({ position: sql`-1 - ${lesson.position}` })
		.where(isOf)
	return gone.map(({ id }) => id)
}

/**
 * Writes the lessons of a resource in their order. A lesson of another resource is left alone.
 * Returns how many were written.
 */
export const putLessons = async (
	tx: Db,
	resourceId: string,
	lessons: readonly WrittenLesson[],
): Promise<number> => {
	if (lessons.length === 0) return 0
	const rows = await tx
		.insert(lesson)
		.values(lessons.map((one, position) => ({ ...one, resourceId, position })))
		.onConflictDoUpdate({
			target: lesson.id,
			set: {
				resourceId,
				section: sql`excluded.section`,
				title: sql`excluded.title`,
				body: sql`excluded.body`,
				richText: sql`excluded.rich_text`,
				minutes: sql`excluded.minutes`,
				quizId: sql`excluded.quiz_id`,
				position: sql`excluded.position`,
			},
			setWhere: or(eq(lesson.resourceId, resourceId), isNull(lesson.resourceId)),
		})
		.returning({ id: lesson.id })
	return rows.length
}

/** Returns those of these ids that are lessons of other resources. */
export const findForeignLessons = async (
	db: Db,
	resourceId: string,
	ids: readonly string[],
): Promise<string[]> => {
	if (ids.length === 0) return []
	const rows = await db
		.select({ id: lesson.id })
		.from(lesson)
		.where(
			and(inArray(lesson.id, [...ids]), sql`${lesson.resourceId} is distinct from ${resourceId}`),
		)
	return rows.map(({ id }) => id)
}
