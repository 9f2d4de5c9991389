import { bannerFile } from '#domain/catalogue/banner-file.rules.ts'
import { instructorFile } from '#domain/catalogue/instructor-file.rules.ts'
import { referenceFile } from '#domain/catalogue/reference-file.rules.ts'
import { groupFile } from '#domain/community/group-file.rules.ts'
import { jobFile } from '#domain/jobs/job-file.rules.ts'
import { quizFile } from '#domain/learning/quiz-file.rules.ts'
import { sessionFile } from '#domain/learning/session-file.rules.ts'
import type { FileList, ListFile } from '#domain/people/list-file.rules.ts'
import { mailFile } from '#domain/people/mail-file.rules.ts'
import { questionFile } from '#domain/people/question-file.rules.ts'
import { couponFile } from '#domain/shop/coupon-file.rules.ts'
import { planFile } from '#domain/shop/plan-file.rules.ts'
import { textFile } from '#domain/web/text-file.rules.ts'

/** How a file of each list is read (28.3). */
export const listFiles: Readonly<Record<FileList, ListFile<object>>> = {
	banners: bannerFile,
	coupons: couponFile,
	groups: groupFile,
	instructors: instructorFile,
	jobs: jobFile,
	'live-sessions': sessionFile,
	mails: mailFile,
	plans: planFile,
	'profile-questions': questionFile,
	quizzes: quizFile,
	reference: referenceFile,
	texts: textFile,
}
