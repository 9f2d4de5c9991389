import { jobApplication } from '#server/jobs/job/job.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { quizAttempt } from '#server/learning/quiz/quiz.tables.ts'
import {
	assessmentConsent,
	selfAssessment,
} from '#server/learning/self-assessment/self-assessment.tables.ts'
import { eventRegistration } from '#server/people/event/event.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { slugOf } from '#server/platform/slug-of.ts'
import type { catalogueRows } from '../catalogue/catalogue.seed.ts'
import { competencies } from '../content/competencies.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { diceOf } from '../dice.ts'
import { jobRows } from '../jobs/jobs.seed.ts'
import type { quizRows } from '../learning/quizzes.seed.ts'
import { accountId } from '../people/people.seed.ts'
import { seedId } from '../seed-id.ts'
import { staffRows } from './school-staff.seed.ts'

const DAY = 86_400_000
const JUDGED = [
	competencies.incl,
	competencies.manage,
	competencies.assess,
	competencies.digi,
	competencies.plan,
].map(slugOf)
const QUIZZES = 3
const TALKS = 3

type Ago = (days: number) => Date

const seedScores = (db: Db, ago: Ago) =>
	db.insert(selfAssessment).values(
		staffRows
			.filter((_, n) => n % 3 !== 2)
			.map(({ id, name }, n) => {
				const dice = diceOf(`scores ${name}`)
				return {
					id: seedId('self-assessment', name),
					accountId: id,
					scores: Object.fromEntries(JUDGED.map((slug) => [slug, dice.whole(2, 10) * 10])),
					createdAt: ago(4 + 3 * n),
				}
			}),
	)

/** Every other teacher who judged the own competencies shares them with the school by name. */
const seedConsents = (db: Db, ago: Ago) =>
	db.insert(assessmentConsent).values(
		staffRows
			.filter((_, n) => n % 3 === 0)
			.map(({ id: accountId }, n) => ({
				...{ accountId, schoolId: seedId('school', 'verified'), agreedAt: ago(4 + 3 * n) },
			})),
	)

const seedAttempts = (db: Db, quizzes: ReturnType<typeof quizRows>, ago: Ago) =>
	db.insert(quizAttempt).values(
		quizzes.quizzes.slice(0, QUIZZES).flatMap((quiz, q) => {
			const total = quizzes.questions.filter(({ quizId }) => quizId === quiz.id).length
			return staffRows
				.filter((_, n) => n % (q + 2) === 0)
				.map(({ id: accountId, name }, n) => ({
					id: seedId('quiz-attempt', `${quiz.slug} ${name}`),
					...{ quizId: quiz.id!, accountId, total, answers: null },
					score: diceOf(`attempt ${name}`).whole(Math.floor(total / 3), total),
					createdAt: ago(2 + n + q * 9),
				}))
		}),
	)

const seedTalks = (db: Db, catalogue: ReturnType<typeof catalogueRows>, ago: Ago) => {
	const now = ago(0)
	const soon = catalogue.resources
		.filter(({ startDate }) => startDate && startDate.getTime() > now.getTime() + DAY)
		.slice(0, TALKS)
	return db.insert(enrolment).values(
		soon.flatMap((talk, t) =>
			staffRows
				.filter((_, n) => n % (t + 3) === 0)
				.map(({ id: accountId, name }) => ({
					id: seedId('enrolment', `${talk.slug} ${name}`),
					...{ accountId, resourceId: talk.id!, source: 'free', createdAt: ago(1) },
				})),
		),
	)
}

const seedEvents = (db: Db, ago: Ago) =>
	db.insert(eventRegistration).values(
		staffRows.slice(0, 9).map(({ id, name, email }, n) => {
			const event = n < 6 ? ('gtm' as const) : ('tpo' as const)
			return {
				id: seedId('event-registration', email),
				...{ event, email, accountId: id, name, country: event === 'gtm' ? 'IN' : 'kenya' },
				...{ school: 'St. Thomas Higher Secondary School', invitationCode: `STT${1000 + n}` },
				createdAt: ago(3 + n),
			}
		}),
	)

const APPLICANTS = [
	['subscriber', 'My pupils keep a science diary; I would like to bring that to your school.'],
	[
		'free-plan',
		'I have taught these classes for six years and build what I need from daily things.',
	],
	['buyer-abroad', 'I come back to India in spring and would like to teach in Kerala.'],
] as const

const seedApplicants = (db: Db, ago: Ago) => {
	const posts = jobRows(ago(0)).filter(({ schoolId }) => schoolId === seedId('school', 'verified'))
	return db.insert(jobApplication).values(
		APPLICANTS.map(([account, coverNote], n) => {
			const { email, name, phone } = demoAccounts.find((one) => one.email.startsWith(account))!
			return {
				id: seedId('job-application', `${account} verified`),
				...{ accountId: accountId(email), jobId: posts[n % 2]!.id, name, email, phone, coverNote },
				status: n === 0 ? ('shortlisted' as const) : ('applied' as const),
				...{ createdAt: ago(5 + n), changedAt: ago(2 + n) },
			}
		}),
	)
}

/**
 * How the teachers of the verified school judge themselves, their quizzes, live sessions and
 * events, and who applied to the school.
 */
export const seedSchoolLife = async (
	db: Db,
	made: { catalogue: ReturnType<typeof catalogueRows>; quizzes: ReturnType<typeof quizRows> },
	ago: Ago,
): Promise<void> => {
	await seedScores(db, ago)
	await seedConsents(db, ago)
	await seedAttempts(db, made.quizzes, ago)
	await seedTalks(db, made.catalogue, ago)
	await seedEvents(db, ago)
	await seedApplicants(db, ago)
}
