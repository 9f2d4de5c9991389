import type { Card } from '#server/catalogue/catalogue/card.rules.ts'
import { findCards } from '#server/catalogue/catalogue/catalogue.service.ts'
import { sectionsOf } from '#server/catalogue/catalogue/detail.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { ListArgs } from '#server/platform/graph/where.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { completeWhenPlausible } from './complete.service.ts'
import {
	type EnrolmentRow,
	type LearningSort,
	type LearningStatus,
	progressOf,
} from './learning.rules.ts'
import {
	countRegisters,
	findEnrolment,
	findEnrolments,
	findRegisters,
	findTracks,
	type RegisterFilter,
	setCompletesAt,
} from './learning.store.ts'
import { findLessonsOf, lockMyLesson, storeMark } from './lesson.store.ts'

const enrolmentOf = (row: EnrolmentRow, accountId: string, webinar: Card) => ({
	id: row.id,
	webinar_id: row.resource_id,
	reg_user_id: accountId,
	status: row.status as 'confirmed' | 'pending',
	created_at: new Date(row.created_at).toISOString(),
	done_lessons: row.done_lessons,
	total_lessons: row.total_lessons,
	progress: progressOf(row.done_lessons, row.total_lessons),
	last_activity_at: row.last_activity_at && new Date(row.last_activity_at).toISOString(),
	certificate_id: row.certificate_id,
	due_on: row.due_on,
	webinar,
})

const cardsOf = (db: Db, accountId: string, rows: readonly { resource_id: string }[]) =>
	findCards(
		db,
		rows.map(({ resource_id }) => resource_id),
		accountId,
	)

/** Lists an account's learning, newest first or by progress (CAT-08). */
export const listMyLearning = async (
	db: Db,
	accountId: string,
	filter: {
		limit?: number
		offset?: number
		status?: LearningStatus
		type?: string
		order_id?: string
		sort?: LearningSort
	},
) => {
	const { status = 'all', type = null, sort = 'newest', limit = 10, offset = 0 } = filter
	const page = { accountId, type, orderId: filter.order_id ?? null, sort, limit, offset }
	const { total, rows } = await findEnrolments(db, status, page)
	const cards = await cardsOf(db, accountId, rows)
	return { total, data: rows.map((row, i) => enrolmentOf(row, accountId, cards[i]!)) }
}

/**
 * One enrolled item of an account with its lessons; what is not confirmed has no texts to read yet.
 * @throws Problem 404 not-found when it is not the account's
 */
export const showMyLearning = async (db: Db, accountId: string, id: string) => {
	const row = await findEnrolment(db, accountId, id)
	if (!row) throw new Problem(404, 'not-found')
	const [cards, lessons] = await Promise.all([
		cardsOf(db, accountId, [row]),
		findLessonsOf(db, row.id, row.resource_id),
	])
	const isOpen = row.status === 'confirmed'
	return {
		...enrolmentOf(row, accountId, cards[0]!),
		counts_at: row.completes_at && new Date(row.completes_at).toISOString(),
		sections: sectionsOf(lessons).map(({ title, lessons: group }) => ({
			title,
			lessons: group.map(
				({ id, title, minutes, body, formatted, done, has_media, quiz_slug, quiz_title }) => ({
					id,
					title,
					minutes,
					body: isOpen ? body : '',
					done,
					formatted,
					has_media,
					quiz: quiz_slug === null ? null : { slug: quiz_slug, title: quiz_title! },
				}),
			),
		})),
	}
}

/**
 * Marks a lesson of a confirmed enrolment as done or not done; repeating changes nothing. The last
 * one completes the resource (HRS-01), as soon as that is plausible.
 * @throws Problem 404 not-found when it is none of the account's
 */
export const markLesson = async (
	db: Db,
	accountId: string,
	mark: { enrolmentId: string; lessonId: string; done: boolean; provider: string; now: Date },
) => {
	const row = await db.transaction(async (tx) => {
		if (!(await lockMyLesson(tx, accountId, mark.enrolmentId, mark.lessonId))) return undefined
		await storeMark(tx, mark)
		const marked = (await findEnrolment(tx, accountId, mark.enrolmentId))!
		if (!mark.done) await setCompletesAt(tx, marked.id, null)
		else if (marked.done_lessons === marked.total_lessons)
			await completeWhenPlausible(tx, {
				id: marked.id,
				accountId,
				resourceId: marked.resource_id,
				provider: mark.provider,
				enrolledAt: new Date(marked.created_at),
				now: mark.now,
			})
		return marked
	})
	if (!row) throw new Problem(404, 'not-found')
	const { done_lessons, total_lessons } = row
	return { done_lessons, total_lessons, progress: progressOf(done_lessons, total_lessons) }
}

/** API-03: the caller's registrations, newest first. */
export const listTracks = async (db: Db, accountId: string, resourceId: string | undefined) =>
	(await findTracks(db, accountId, resourceId)).map((row) => ({
		id: row.id,
		webinar_id: row.resourceId,
		reg_user_id: accountId,
		status: row.status as 'confirmed' | 'pending',
		created_at: row.createdAt.toISOString(),
	}))

/** Enrolments by a where argument of the graph, newest first, each with its card. */
export const listRegisters = async (
	db: Db,
	accountId: string,
	args: ListArgs,
	only: RegisterFilter = {},
) => {
	const rows = await findRegisters(db, accountId, args, only)
	const cards = await cardsOf(db, accountId, rows)
	return rows.map((row, i) => ({ ...row, card: cards[i]! }))
}

/** How many enrolments a where argument of the graph finds. */
export const countLearning = countRegisters
