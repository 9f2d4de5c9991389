import { eq, inArray, or } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { type Person, personal } from '#server/people/privacy/personal.store.ts'
import { recentView, review, reviewReport } from '#server/platform/database/schema/catalogue.ts'
import { jobApplication, jobBookmark, videoResume } from '#server/platform/database/schema/job.ts'
import {
  cartItem,
  enrolment,
  favourite,
  lessonDone,
} from '#server/platform/database/schema/learning.ts'
import { lessonNote, watchPosition } from '#server/platform/database/schema/lesson.ts'
import {
  attendance,
  sessionNotice,
  sessionReminder,
} from '#server/platform/database/schema/live.ts'
import { nomination } from '#server/platform/database/schema/nomination.ts'
import { profileAnswer } from '#server/platform/database/schema/profile.ts'
import { quizAttempt } from '#server/platform/database/schema/quiz.ts'
import { schoolDay, teacherCounted } from '#server/platform/database/schema/school-fact.ts'
import { hoursReminder } from '#server/platform/database/schema/school-session.ts'
import { teacherYear, teacherYearDue } from '#server/platform/database/schema/teacher-year.ts'
import {
  assessmentConsent,
  certificate,
  selfAssessment,
  trainingEntry,
} from '#server/platform/database/schema/training.ts'

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
    exported: ['id', 'accountId', 'resourceId', 'status', 'source', 'orderId', 'createdAt'],
    hidden: ['assignmentId', 'completesAt'],
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
