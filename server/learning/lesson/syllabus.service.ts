import {
	isPlainText,
	paragraphsOf,
	plainTextOf,
	type RichText,
} from '#domain/learning/rich-text.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	findFiles,
	findLessons,
	putFiles,
	putLessons,
	removeLessons,
	type WrittenLesson,
} from './syllabus.store.ts'

export { findForeignLessons } from './syllabus.store.ts'

/** A lesson with its files of the desk and its quiz. */
export type LessonWithFiles = Omit<WrittenLesson, 'body' | 'richText' | 'quizId'> & {
	body: RichText
	files: readonly { media: string; label: string }[]
	quiz: { id: string } | null
}

/** Returns the lessons of a resource in order, with their files of the desk and their quiz. */
export const findSyllabus = async (db: Db, resourceId: string) => {
	const files = await findFiles(db, resourceId)
	const lessons = await findLessons(db, resourceId)
	return lessons.map(({ quizId, quizTitle, body, richText, ...lesson }) => ({
		...lesson,
		body: richText ?? paragraphsOf(body),
		quiz: quizId === null ? null : { id: quizId, title: quizTitle! },
		files: files
			.filter(({ lessonId }) => lessonId === lesson.id)
			.map(({ lessonId: _, ...file }) => file),
	}))
}

/**
 * Replaces the lessons of a resource, inside the caller's transaction; a lesson keeps its id.
 * @returns the ids of lessons that are no longer part of it
 * @throws Problem 400 invalid-request if a lesson belongs to another resource
 */
export const replaceLessons = async (
	tx: Db,
	resourceId: string,
	lessons: readonly LessonWithFiles[],
): Promise<string[]> => {
	const kept = lessons.map(({ id }) => id)
	const removed = await removeLessons(tx, resourceId, kept)
	const rows = lessons.map(({ files: _, quiz, body, ...lesson }) => ({
		...lesson,
		body: plainTextOf(body),
		richText: isPlainText(body) ? null : body,
		quizId: quiz?.id ?? null,
	}))
	const written = await putLessons(tx, resourceId, rows)
	if (written !== lessons.length)
		throw new Problem(400, 'invalid-request', 'A lesson belongs to another resource.')
	const files = lessons.flatMap(({ id, files: own }) =>
		own.map(({ media, label }) => ({ lessonId: id, media, label })),
	)
	await putFiles(tx, kept, files)
	return removed
}
