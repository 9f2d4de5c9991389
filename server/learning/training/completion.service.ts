import { passesQuiz } from '#domain/learning/quiz-pass.rules.ts'
import { indianDayOf } from '#domain/learning/training-year.rules.ts'
import { productPath } from '#domain/web/navigation.rules.ts'
import { issueCertificate } from '#server/learning/certificate/certificate.service.ts'
import { noteEvent } from '#server/people/webhook/webhook.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import { addPoints, findCountedResource, insertCompletion } from './completion.store.ts'
import { pointsOfSize } from './training.rules.ts'

/** Notes a new certificate for other systems (DSK-20); none where there was one. */
const noteCertificate = async (
	tx: Db,
	{ id, ...learned }: { id: string | undefined; account_id: string; [name: string]: unknown },
	now: Date,
): Promise<void> => {
	if (!id) return
	const data = { certificate_id: id, ...learned }
	await noteEvent(tx, { type: 'certificate.issued', accountId: learned.account_id, data }, now)
}

/**
 * Counts a completed resource once, inside the caller's transaction: its hours as they are stated
 * now (HRS-01), its points and, where it gives one, its certificate (CER-01). Repeating changes
 * nothing.
 */
export const completeResource = async (
	tx: Db,
	done: { accountId: string; resourceId: string; provider: string; now: Date },
): Promise<void> => {
	const { accountId, resourceId, now } = done
	const found = await findCountedResource(tx, resourceId)
	if (!found) return
	const { title, summary, minutes, kind, standard, courseType } = found
	const points = pointsOfSize(found.resourceType)
	const isFirst = await insertCompletion(tx, {
		accountId,
		source: 'resource',
		resourceId,
		title,
		provider: done.provider,
		completedOn: indianDayOf(now),
		minutes,
		kind,
		standard,
		points,
		createdAt: now,
	})
	if (!isFirst) return
	if (points > 0) await addPoints(tx, accountId, points)
	const learned = { account_id: accountId, resource_id: resourceId }
	await noteEvent(tx, { type: 'learning.completed', accountId, data: learned }, now)
	if (found.givesCertificate) {
		const id = await issueCertificate(tx, {
			accountId,
			resourceId,
			kind: courseType === 'certification' ? 'certification' : 'course',
			title,
			summary,
			path: productPath({ course_type: courseType, slug: found.slug, slugtitle: found.slugtitle }),
			minutes,
			issuedAt: now,
		})
		await noteCertificate(tx, { id, ...learned }, now)
	}
}

/** Minutes that a resource counts when it is completed; 0 when there is none. */
export const countedMinutes = async (tx: Db, resourceId: string): Promise<number> =>
	(await findCountedResource(tx, resourceId))?.minutes ?? 0

/**
 * Counts a quiz once when its answers are right enough, with a certificate, inside the caller's
 * transaction (HRS-01, CER-01).
 */
export const completeQuiz = async (
	tx: Db,
	done: {
		accountId: string
		quiz: { id: string; slug: string; title: string; summary: string; minutes: number }
		score: number
		total: number
		provider: string
		now: Date
	},
): Promise<void> => {
	const { accountId, quiz, now } = done
	if (!passesQuiz(done.score, done.total)) return
	const { id: quizId, title, summary, minutes } = quiz
	const isFirst = await insertCompletion(tx, {
		accountId,
		source: 'quiz',
		quizId,
		title,
		provider: done.provider,
		completedOn: indianDayOf(now),
		minutes,
		kind: 'school',
		standard: 'practice',
		createdAt: now,
	})
	if (!isFirst) return
	const path = `/quiz/${quiz.slug}`
	const issued = { accountId, quizId, kind: 'quiz' as const, title, summary, path, minutes }
	const learned = { account_id: accountId, quiz_id: quizId }
	await noteEvent(tx, { type: 'learning.completed', accountId, data: learned }, now)
	const id = await issueCertificate(tx, { ...issued, issuedAt: now })
	await noteCertificate(tx, { id, ...learned }, now)
}
