import { join } from 'node:path'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isForSchools } from '#domain/shop/school-checkout.rules.ts'
import { banner } from '#server/catalogue/banner/banner.tables.ts'
import { bundleItem } from '#server/catalogue/bundle/bundle.tables.ts'
import { drawCovers } from '#server/catalogue/cover/cover.service.ts'
import { fillInstructors } from '#server/catalogue/instructor/instructor.store.ts'
import { referenceItem } from '#server/catalogue/reference/reference.tables.ts'
import { resource, tag } from '#server/catalogue/resource/resource.tables.ts'
import { review } from '#server/catalogue/review/review.tables.ts'
import {
	communityGroup,
	communityPost,
	groupMember,
	postComment,
	postMark,
} from '#server/community/community-post/community-post.tables.ts'
import { draft } from '#server/learning/draft/draft.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { quiz, quizQuestion } from '#server/learning/quiz/quiz.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { profileQuestion } from '#server/people/profile/profile.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { discount } from '#server/shop/discount/discount.tables.ts'
import { voucher } from '#server/shop/licence/licence.tables.ts'
import { partnerSchool } from '#server/shop/partner/partner.tables.ts'
import { shopSetup } from '#server/shop/shop-setup/shop-setup.tables.ts'
import { plan, subscription } from '#server/shop/subscription/subscription.tables.ts'
import { coinEntry, wallet } from '#server/shop/wallet/wallet.tables.ts'
import { bundleRows } from './catalogue/bundles.seed.ts'
import { catalogueRows, tagRows } from './catalogue/catalogue.seed.ts'
import { seedGrowth } from './catalogue/growth.seed.ts'
import { discountRows, referenceRows } from './catalogue/lists.seed.ts'
import { communityRows } from './community/community.seed.ts'
import { wantedCovers } from './covers/wanted-covers.ts'
import { seedJobs } from './jobs/job-seekers.seed.ts'
import { hiringSchoolRows } from './jobs/jobs.seed.ts'
import { draftRows } from './learning/drafts.seed.ts'
import { seedLessonMedia } from './learning/lesson-media.seed.ts'
import { seedLive } from './learning/live.seed.ts'
import { quizRows } from './learning/quizzes.seed.ts'
import { seedInvitations } from './people/invitations.seed.ts'
import { seedNominations } from './people/nominations.seed.ts'
import { accountId, peopleRows, schoolRows } from './people/people.seed.ts'
import { seedCallBacks } from './school/call-backs.seed.ts'
import { questionRows, voucherRows } from './school/school.seed.ts'
import { seedSchoolDocuments } from './school/school-documents.seed.ts'
import { seedSchoolHours } from './school/school-hours.seed.ts'
import { seedStaffLearning } from './school/school-learning.seed.ts'
import { seedSchoolLife } from './school/school-life.seed.ts'
import { seedStaff } from './school/school-staff.seed.ts'
import { seedTeacherInvitations } from './school/teacher-invitations.seed.ts'
import { seedAuthors } from './shop/authors.seed.ts'
import { seedLicences } from './shop/licences.seed.ts'
import { seedWeeklyNotices } from './shop/notices.seed.ts'
import { partnerSchoolRows } from './shop/partners.seed.ts'
import { planRows } from './shop/plans.seed.ts'
import { seedSchoolOrders } from './shop/school-orders.seed.ts'
import { seedSettledTeacher } from './shop/settled.seed.ts'
import { seedJourneys } from './web/journeys.seed.ts'

/** Inserts in portions, because a statement takes at most 65,535 parameters. */
const fill = async (db: Db, table: PgTable, rows: readonly Record<string, unknown>[]) => {
	for (let i = 0; i < rows.length; i += 500)
		await db.insert(table).values(rows.slice(i, i + 500) as never)
}

/** Fills a shop that has at most the lists with which every shop begins; the demo has its own. */
const seedRows = (db: Db, now: Date) =>
	db.transaction(async (tx) => {
		const catalogue = catalogueRows(now)
		const bundles = bundleRows(catalogue, now)
		const quizzes = quizRows(now)
		const people = peopleRows(now)
		const community = communityRows(now)
		await tx.update(banner).set({ hiddenAt: null })
		await tx.delete(referenceItem)
		await tx.delete(profileQuestion)
		const mark = { demo: 'filled' as const }
		await tx
			.insert(shopSetup)
			.values({ id: 1, settings: {}, steps: [], version: 0, ...mark })
			.onConflictDoUpdate({ target: shopSetup.id, set: mark })
		await fill(tx, referenceItem, referenceRows())
		await fill(tx, tag, tagRows)
		await fill(tx, resource, [...catalogue.resources, ...bundles.bundles])
		await fillInstructors(tx)
		await fill(tx, draft, draftRows([...catalogue.resources, ...bundles.bundles]))
		await fill(tx, quiz, quizzes.quizzes)
		await fill(tx, quizQuestion, quizzes.questions)
		await fill(tx, lesson, catalogue.lessons)
		await fill(tx, review, catalogue.reviews)
		await fill(tx, bundleItem, bundles.items)
		await fill(tx, discount, discountRows(now))
		await fill(tx, plan, planRows)
		await fill(tx, school, [...schoolRows, ...hiringSchoolRows])
		await fill(tx, account, people.accounts)
		await fill(tx, wallet, people.wallets)
		await fill(tx, coinEntry, people.coins)
		await fill(tx, subscription, people.subscriptions)
		await fill(tx, voucher, voucherRows)
		await fill(tx, profileQuestion, questionRows)
		await fill(tx, communityGroup, community.groups)
		await fill(tx, groupMember, community.members)
		await fill(tx, communityPost, community.posts)
		await fill(tx, postComment, community.comments)
		await fill(tx, postMark, community.marks)
		await seedJobs(tx, now)
		await seedJourneys(tx, now)
		await seedLessonMedia(tx, catalogue, now)
		const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
		await seedAuthors(tx, catalogue.resources, ago)
		await seedSettledTeacher(tx, catalogue, now)
		await seedLive(tx, catalogue, now)
		await seedNominations(tx, ago)
		await seedInvitations(tx, ago)
		await seedCallBacks(tx, ago)
		await seedSchoolDocuments(tx, ago)
		await seedGrowth(tx, catalogue, bundles, ago)
		await seedStaff(tx, accountId('institutional-teacher@demo.vidya.test'), ago)
		await seedLicences(tx, catalogue, now, ago)
		await seedTeacherInvitations(tx, ago)
		await seedSchoolHours(tx, accountId('institutional-teacher@demo.vidya.test'), ago)
		await seedStaffLearning(tx, catalogue, ago)
		await seedSchoolLife(tx, { catalogue, quizzes }, ago)
		await fill(tx, partnerSchool, partnerSchoolRows(ago))
		const sold = catalogue.resources.filter(isForSchools)
		await seedSchoolOrders(tx, sold, ago)
		await seedWeeklyNotices(tx, accountId('subscriber@demo.vidya.test'), ago)
	})

/**
 * Fills an empty database with the whole demo, always the same but for dates, and draws the missing
 * covers.
 * @param options.dataDir folder that contains `covers/`; without it no picture is drawn
 * @returns true if anything was filled
 */
export const seedIfEmpty = async (
	db: Db,
	options: { dataDir?: string; now: Date },
): Promise<boolean> => {
	const [first] = await db.select({ id: resource.id }).from(resource).limit(1)
	if (!first) await seedRows(db, options.now)
	if (options.dataDir) await drawCovers(join(options.dataDir, 'covers'), wantedCovers(options.now))
	return !first
}
