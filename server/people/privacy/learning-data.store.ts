import { eq, inArray, or } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { favourite } from '#server/catalogue/favourite/favourite.tables.ts'
import { recentView } from '#server/catalogue/recommendation/recent-view.tables.ts'
import { review, reviewReport } from '#server/catalogue/review/review.tables.ts'
import { jobApplication, jobBookmark } from '#server/jobs/job/job.tables.ts'
import { videoResume } from '#server/jobs/video-resume/video-resume.tables.ts'
import { certificate } from '#server/learning/certificate/certificate.tables.ts'
import { draftAuthor } from '#server/learning/draft/draft.tables.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { lessonNote, watchPosition } from '#server/learning/lesson/lesson-note.tables.ts'
import { mediaOwner } from '#server/learning/media/media.tables.ts'
import { quizAttempt } from '#server/learning/quiz/quiz.tables.ts'
import {
	attendance,
	sessionNotice,
	sessionReminder,
} from '#server/learning/registration/live-session.tables.ts'
import {
	assessmentConsent,
	selfAssessment,
} from '#server/learning/self-assessment/self-assessment.tables.ts'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import { nomination } from '#server/people/nomination/nomination.tables.ts'
import { profileAnswer } from '#server/people/profile/profile.tables.ts'
import { teacherYear, teacherYearDue } from '#server/people/school/school.tables.ts'
import { schoolDay, teacherCounted } from '#server/people/school/school-fact.tables.ts'
import { hoursReminder } from '#server/school/school-hours/school-hours.tables.ts'
import { cartItem } from '#server/shop/cart/cart.tables.ts'
import { type Person, personal } from './personal.store.ts'

const enrolments = (who: Person) =>
	new QueryBuilder()
		.select({ id: enrolment.id })
		.from(enrolment)
		.where(eq(enrolment.accountId, who.id))

/**
 * What somebody learns, has learned, saved and applied for (PRI-01), in the order in which it is
 * deleted.
 */
export const learningData = [
	personal(lessonDone, (who) => inArray(lessonDone.enrolmentId, enrolments(who)), {
		exported: ['enrolmentId', 'lessonId', 'doneAt'],
		hidden: [],
	}),
	personal(watchPosition, (who) => inArray(watchPosition.enrolmentId, enrolments(who)), {
		exported: ['enrolmentId', 'lessonId', 'seconds', 'changedAt'],
		hidden: [],
	}),
	personal(lessonNote, (who) => inArray(lessonNote.enrolmentId, enrolments(who)), {
		exported: ['enrolmentId', 'lessonId', 'body', 'version', 'changedAt'],
		hidden: [],
	}),
	personal(enrolment, enrolment.accountId, {
		exported: [
			'id',
			'accountId',
			'resourceId',
			'status',
			'source',
			'orderId',
			'createdAt',
			'dueOn',
		],
		hidden: ['assignmentId', 'completesAt', 'dueRemindedAt'],
	}),
	personal(attendance, attendance.accountId, {
		exported: ['sessionId', 'accountId', 'joinedAt', 'countedAt'],
		hidden: [],
	}),
	personal(sessionReminder, sessionReminder.accountId, {
		exported: ['sessionId', 'accountId', 'kind', 'startsAt', 'sentAt'],
		hidden: [],
	}),
	personal(sessionNotice, sessionNotice.accountId, {
		exported: ['sessionId', 'accountId', 'sequence', 'sentAt'],
		hidden: [],
	}),
	personal(recentView, recentView.accountId, {
		exported: ['accountId', 'resourceId', 'viewedAt'],
		hidden: [],
	}),
	personal(favourite, favourite.accountId, {
		exported: ['id', 'accountId', 'resourceId', 'createdAt'],
		hidden: [],
	}),
	personal(cartItem, cartItem.accountId, {
		exported: ['id', 'accountId', 'resourceId', 'createdAt'],
		hidden: [],
	}),
	personal(trainingEntry, trainingEntry.accountId, {
		exported: [
			...(['id', 'accountId', 'source', 'resourceId', 'quizId', 'title', 'provider'] as const),
			...([
				'sessionId',
				'completedOn',
				'minutes',
				'kind',
				'standard',
				'points',
				'proofType',
			] as const),
			'createdAt',
		],
		hidden: ['proofKey'],
	}),
	personal(hoursReminder, hoursReminder.accountId, {
		exported: ['accountId', 'remindedAt'],
		hidden: [],
	}),
	// Revoked ones stay without a name and an account: erasing must not make a revoked credential
	// good again.
	personal(certificate, certificate.accountId, {
		exported: [
			...(['id', 'accountId', 'resourceId', 'quizId', 'kind', 'holder', 'title'] as const),
			...([
				'summary',
				'path',
				'minutes',
				'issuedAt',
				'status',
				'revokedAt',
				'revokedReason',
			] as const),
		],
		hidden: [],
	}),
	personal(review, review.accountId, {
		exported: [
			...(['id', 'resourceId', 'accountId', 'authorName', 'authorPlace', 'rating'] as const),
			...(['body', 'createdAt', 'editedAt', 'hiddenAt'] as const),
		],
		hidden: [],
	}),
	personal(reviewReport, reviewReport.accountId, {
		exported: ['reviewId', 'accountId', 'reason', 'createdAt'],
		hidden: [],
	}),
	personal(quizAttempt, quizAttempt.accountId, {
		exported: ['id', 'quizId', 'accountId', 'score', 'total', 'answers', 'createdAt'],
		hidden: [],
	}),
	personal(assessmentConsent, assessmentConsent.accountId, {
		exported: ['accountId', 'schoolId', 'agreedAt'],
		hidden: [],
	}),
	personal(selfAssessment, selfAssessment.accountId, {
		exported: ['id', 'accountId', 'scores', 'createdAt'],
		hidden: [],
	}),
	// Made by the person, or about the person: the other one of the two is not named.
	personal(
		nomination,
		(who) => or(eq(nomination.parentId, who.id), eq(nomination.teacherEmail, who.email))!,
		{
			exported: [
				...(['id', 'schoolId', 'subject', 'classLevel', 'relation', 'reason', 'status'] as const),
				...(['createdAt', 'answeredAt'] as const),
			],
			hidden: ['parentId', 'teacherName', 'teacherEmail'],
		},
	),
	// Content belongs to the shop and stays; the name of its author is forgotten.
	personal(mediaOwner, mediaOwner.accountId, {
		exported: ['mediaId', 'accountId'],
		hidden: [],
	}),
	personal(draftAuthor, draftAuthor.accountId, {
		exported: ['resourceId', 'accountId'],
		hidden: [],
	}),
	personal(profileAnswer, profileAnswer.accountId, {
		exported: ['id', 'accountId', 'questionId', 'selectedValue'],
		hidden: [],
	}),
	personal(jobApplication, jobApplication.accountId, {
		exported: [
			...(['id', 'accountId', 'jobId', 'status', 'name', 'email', 'phone'] as const),
			...(['coverNote', 'withVideo', 'createdAt', 'changedAt'] as const),
		],
		hidden: [],
	}),
	personal(jobBookmark, jobBookmark.accountId, {
		exported: ['id', 'accountId', 'jobId', 'createdAt'],
		hidden: [],
	}),
	personal(videoResume, videoResume.accountId, {
		exported: ['accountId', 'contentType', 'bytes', 'seconds', 'changedAt'],
		hidden: ['storageKey'],
	}),
	// Sums of what is deleted above; deleting it has noted them as out of date once more.
	personal(teacherCounted, teacherCounted.accountId, {
		exported: ['accountId', 'schoolId', 'facts'],
		hidden: [],
	}),
	personal(schoolDay, schoolDay.accountId, {
		exported: [
			...(['schoolId', 'accountId', 'day', 'enrolments', 'lessons'] as const),
			...(['completed', 'minutes'] as const),
		],
		hidden: [],
	}),
	personal(teacherYear, teacherYear.accountId, {
		exported: [
			...([
				'accountId',
				'year',
				'enrolments',
				'lessons',
				'completed',
				'courses',
				'sumAll',
			] as const),
			...(['sumBoard', 'sumSchool', 'sumValues', 'sumPractice', 'sumGrowth'] as const),
			...(['subjects', 'tags', 'lastAt', 'lastOn'] as const),
		],
		hidden: [],
	}),
	personal(teacherYearDue, teacherYearDue.accountId, { exported: ['accountId'], hidden: ['id'] }),
]
