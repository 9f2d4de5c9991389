import { v7 } from 'uuid'
import { favourite } from '#server/catalogue/favourite/favourite.tables.ts'
import { groupMember } from '#server/community/community-post/community-post.tables.ts'
import { job, jobApplication } from '#server/jobs/job/job.tables.ts'
import { videoResume } from '#server/jobs/video-resume/video-resume.tables.ts'
import { certificate } from '#server/learning/certificate/certificate.tables.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { quizAttempt } from '#server/learning/quiz/quiz.tables.ts'
import {
	assessmentConsent,
	selfAssessment,
} from '#server/learning/self-assessment/self-assessment.tables.ts'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { eventInvitation, eventRegistration } from '#server/people/event/event.tables.ts'
import { nomination } from '#server/people/nomination/nomination.tables.ts'
import { profileAnswer } from '#server/people/profile/profile.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { formSubmission } from '#server/people/site/form-submission.tables.ts'
import type { Deps } from '#server/platform/deps.ts'
import { schoolDocument } from '#server/school/school-document/school-document.tables.ts'
import { hoursReminder, schoolSession } from '#server/school/school-hours/school-hours.tables.ts'
import { schoolRegistration } from '#server/school/school-registration/school-registration.tables.ts'
import {
	teacherImport,
	teacherInvitation,
} from '#server/school/teacher-invitation/teacher-invitation.tables.ts'
import { cartItem } from '#server/shop/cart/cart.tables.ts'
import { discount } from '#server/shop/discount/discount.tables.ts'
import {
	licence,
	licenceAssignment,
	voucher,
	voucherAssignment,
} from '#server/shop/licence/licence.tables.ts'
import { schoolCartLine } from '#server/shop/school-cart/school-cart.tables.ts'
import {
	schoolBuying,
	schoolOrder,
	schoolOrderLine,
} from '#server/shop/school-order/school-order.tables.ts'
import { subscription } from '#server/shop/subscription/subscription.tables.ts'
import { stockPartner } from '../stock-partner.ts'

const now = new Date('2026-11-19T10:00:00Z')
const later = new Date('2026-12-19T10:00:00Z')

/** Data that schools share: resources of the catalogue that everybody sees. */
export type Shared = {
	resource: string
	lesson: string
	live: string
	plan: string
	quiz: string
	question: string
	competency: string
	group: string
	/** Brought every school. */
	partner: string
}

const isOf = { main: ['main_poc'], additional: ['additional_main_poc'], applicant: ['teacher'] }

/**
 * Creates a school with rows of every kind whose texts contain the word. Returns the ids.
 * @param word in lower case, used nowhere else
 */
export const stockSchool = async (
	{ db, storage }: Pick<Deps, 'db' | 'storage'>,
	word: string,
	shared: Shared,
) => {
	const id = Object.fromEntries(
		[
			...['school', 'main', 'additional', 'teacher', 'second', 'leaver', 'applicant', 'document'],
			...['licence', 'plan', 'voucher', 'usedImport', 'openImport', 'invitation', 'revoked'],
			...['session', 'goneSession', 'job', 'application', 'submission', 'enrolment', 'entry'],
			...['quoted', 'waiting', 'approved', 'payable', 'transferring', 'paid', 'expired', 'other'],
			...['favourite', 'cart', 'answer', 'nomination', 'registration'],
		].map((name) => [name, v7()]),
	) as Record<string, string>
	const of = { schoolId: id.school! }
	const at = { createdAt: now }
	const emailOf = (name: string) => `${name}@${word}.example`
	await db.insert(school).values({
		...{ id: id.school, name: `School ${id.school!.slice(-4)}`, email: `office@${word}.example` },
		...{ verificationReason: `${word} reason`, verificationStatus: 'rejected' },
	})
	const people = ['main', 'additional', 'teacher', 'second', 'leaver', 'applicant']
	await db.insert(account).values(
		people.map((name) => ({
			...{ id: id[name]!, email: emailOf(name), displayName: `${word} ${name}`, ...at },
			roles: isOf[name as keyof typeof isOf] ?? ['institutional_teacher'],
			...(name !== 'applicant' && { ...of, joinedSchoolAt: now }),
		})),
	)
	await db.insert(schoolRegistration).values({
		...{ id: id.registration!, ...of, accountId: id.main!, name: `${word} school`, ...at },
		...{ email: emailOf('office'), phone: '+91 20 123456', city: 'Pune', note: `${word} note` },
		...{ position: 'principal', status: 'approved', decidedAt: now },
	})
	const teacher = { accountId: id.teacher! }
	await db.insert(schoolDocument).values({
		...{ id: id.document, ...of, name: `${word} letter.pdf`, contentType: 'application/pdf' },
		...{ bytes: 8, storageKey: `${id.school}/${id.document}`, ...at, decidedAt: now },
	})
	const fileOf = (contentType: string) => ({ contentType, content: Buffer.from(`%PDF ${word}`) })
	await storage.put(`${id.school}/${id.document}`, fileOf('application/pdf'))
	await storage.put(`${id.applicant}/video`, fileOf('video/mp4'))
	await db.insert(videoResume).values({
		...{ accountId: id.applicant!, storageKey: `${id.applicant}/video`, contentType: 'video/mp4' },
		...{ bytes: 8, seconds: 1, changedAt: now },
	})
	await db.insert(licence).values([
		{
			id: id.licence,
			...of,
			resourceId: shared.resource,
			quantity: 9,
			assignedCount: 1,
			source: `${word} 1`,
			validUntil: later,
			...at,
		},
		{
			id: id.plan,
			...of,
			planId: shared.plan,
			quantity: 9,
			source: `${word} 2`,
			validUntil: later,
			...at,
		},
	])
	await db.insert(licenceAssignment).values({ licenceId: id.licence!, ...teacher, ...at })
	const code = `${word}-code`
	const [held, given] = await db
		.insert(discount)
		.values(
			[code, `${code}-given`].map((one) => ({
				code: one,
				codeKey: one,
				title: one,
				isPercentage: true,
				percent: 10,
				listed: false,
				isPersonal: true,
				maxUses: 1,
			})),
		)
		.returning()
	await db.insert(voucher).values({
		id: id.voucher,
		...of,
		discountId: held!.id,
		voucherCount: 9,
		appliedCouponsCount: 1,
	})
	await db
		.insert(voucherAssignment)
		.values({ voucherId: id.voucher!, ...teacher, discountId: given!.id, ...at })
	await db.insert(teacherImport).values(
		['usedImport', 'openImport'].map((name) => ({
			id: id[name]!,
			...of,
			accountId: id.main!,
			fileName: `${word}.csv`,
			rowCount: 1,
			...at,
		})),
	)
	await db.insert(teacherInvitation).values(
		['invitation', 'revoked'].map((name) => ({
			...{
				id: id[name]!,
				tokenHash: `${word} ${name}`,
				...of,
				email: emailOf(name),
				name: `${word} ${name}`,
			},
			...{ importId: id.usedImport!, ...at, sentAt: now, expiresAt: later },
		})),
	)
	await db.insert(schoolSession).values(
		['session', 'goneSession'].map((name) => ({
			...{ id: id[name]!, ...of, title: `${word} ${name}`, trainer: `${word} trainer` },
			...{
				heldOn: '2026-11-10',
				minutes: 60,
				standard: 'practice' as const,
				...at,
				changedAt: now,
			},
		})),
	)
	const hours = {
		...teacher,
		title: `${word} hours`,
		provider: word,
		completedOn: '2026-11-10',
		minutes: 60,
		kind: 'school',
		standard: 'practice',
		...at,
	} as const
	await db.insert(trainingEntry).values([
		{
			...{ ...hours, id: id.entry, source: 'outside' },
			...{ proofKey: `${id.school}/${id.document}`, proofType: 'application/pdf' },
		},
		...['session', 'goneSession'].map((name) => ({
			...hours,
			source: 'session' as const,
			sessionId: id[name]!,
		})),
	])
	await db.insert(hoursReminder).values({ ...teacher, remindedAt: now })
	await db.insert(job).values({
		...{
			id: id.job,
			...of,
			slug: `job-${id.job}`,
			title: 'Teacher',
			summary: 'A post.',
			subject: 'Mathematics',
		},
		...{ jobType: 'Full Time', jobLevel: 'Primary Teacher', city: 'Pune', state: 'Maharashtra' },
		...{ publishedAt: now, closesAt: later },
	})
	await db.insert(jobApplication).values({
		...{ id: id.application, accountId: id.applicant!, jobId: id.job!, name: `${word} applicant` },
		...{
			email: emailOf('applicant'),
			coverNote: `${word} note`,
			withVideo: true,
			...at,
			changedAt: now,
		},
	})
	await db.insert(formSubmission).values({
		id: id.submission,
		kind: 'gtm-submission',
		accountId: id.main!,
		...at,
		data: { title: `${word} fair`, link: `https://${word}.example`, words: word },
	})
	const statuses = {
		quoted: 'quoted',
		other: 'quoted',
		expired: 'quoted',
		waiting: 'waiting',
		approved: 'approved',
		payable: 'approved',
		transferring: 'transferring',
		paid: 'paid',
	} as const
	await db.insert(schoolOrder).values(
		Object.entries(statuses).map(([name, status], n) => ({
			...{
				id: id[name]!,
				...of,
				accountId: status === 'waiting' ? id.additional! : id.main!,
				status,
			},
			...{ quoteNumber: `${word}/${n}`, price: 100_000, gst: 18_000, rounding: 0, total: 118_000 },
			...{
				purchaseOrder: `${word} order`,
				stateCode: '32',
				businessName: `${word} trust`,
				address: `${word} road`,
			},
			...{
				...at,
				validUntil: name === 'expired' ? now : later,
				submittedAt: now,
				decidedBy: id.main!,
			},
			...{
				decision: `${word} decision`,
				transferReference: `${word} ${n}`,
				paidAt: status === 'paid' ? now : null,
			},
		})),
	)
	await db.insert(schoolOrderLine).values(
		Object.keys(statuses).map((name) => ({
			schoolOrderId: id[name]!,
			resourceId: shared.resource,
			title: 'Fractions',
			quantity: 2,
			unitPrice: 50_000,
			price: 100_000,
			gst: 18_000,
			total: 118_000,
		})),
	)
	await stockPartner(
		{ db },
		{ partner: shared.partner, school: id.school!, main: id.main!, paid: id.paid! },
	)
	await db.insert(schoolCartLine).values({
		...of,
		resourceId: shared.resource,
		quantity: 3,
		changedBy: id.additional!,
		changedAt: now,
		previousQuantity: 2,
		previousBy: id.main!,
		...at,
	})
	await db.insert(schoolBuying).values({ ...of, approvalLimit: 1_000_000, changedAt: now })
	await db.insert(enrolment).values([
		{ id: id.enrolment, ...teacher, resourceId: shared.resource, source: 'free', ...at },
		{ ...teacher, resourceId: shared.live, source: 'free', ...at },
	])
	await db
		.insert(lessonDone)
		.values({ enrolmentId: id.enrolment!, lessonId: shared.lesson, doneAt: now })
	await db
		.insert(subscription)
		.values({ ...teacher, planId: shared.plan, assignmentId: v7(), startsAt: now, endsAt: later })
	await db
		.insert(quizAttempt)
		.values({ ...teacher, quizId: shared.quiz, score: 1, total: 2, ...at })
	await db.insert(assessmentConsent).values({ ...teacher, ...of, agreedAt: now })
	await db.insert(selfAssessment).values({ ...teacher, scores: { [shared.competency]: 20 }, ...at })
	await db.insert(certificate).values({
		...teacher,
		resourceId: shared.resource,
		kind: 'course',
		holder: `${word} teacher`,
		title: 'T',
		summary: 'S',
		path: '/',
		minutes: 1,
		issuedAt: now,
	})
	await db.insert(groupMember).values({ ...teacher, groupId: shared.group, joinedAt: now })
	await db.insert(eventRegistration).values(
		['gtm', 'tpo'].map((event) => ({
			event: event as 'gtm',
			email: emailOf('teacher'),
			...teacher,
			name: `${word} teacher`,
			country: 'IN',
			invitationCode: `${word} ${event}`,
			...at,
		})),
	)
	await db.insert(eventInvitation).values({ ...of, tokenHash: word, ...at, expiresAt: later })
	await db.insert(nomination).values({
		id: id.nomination,
		parentId: id.applicant!,
		...of,
		teacherName: `${word} teacher`,
		teacherEmail: emailOf('teacher'),
		subject: 'Mathematics',
		classLevel: 5,
		relation: 'teaches_now',
		reason: `${word} reason`,
		...at,
	})
	await db
		.insert(favourite)
		.values({ id: id.favourite, ...teacher, resourceId: shared.resource, ...at })
	await db.insert(cartItem).values({ id: id.cart, ...teacher, resourceId: shared.live, ...at })
	await db
		.insert(profileAnswer)
		.values({ id: id.answer, ...teacher, questionId: shared.question, selectedValue: [word] })
	return { word, id, emailOf }
}

export type Stock = Awaited<ReturnType<typeof stockSchool>>
