import { bannerList } from '#server/catalogue/banner/banner-import.service.ts'
import { instructorList } from '#server/catalogue/instructor/instructor-import.service.ts'
import { groupList } from '#server/community/group/group-import.service.ts'
import { jobList } from '#server/jobs/job/job-import.service.ts'
import { mailList } from '#server/people/mail-text/mail-import.service.ts'
import { questionList } from '#server/people/profile/question-import.service.ts'
import { textList } from '#server/people/site/text-import.service.ts'
import { type AnyFilledList, anyList } from '#server/platform/filled-list.ts'
import { couponList } from '#server/shop/discount/coupon-import.service.ts'
import { planList } from '#server/shop/plan/plan-import.service.ts'

/** Every list of the desk that takes a file (28.3). */
export const filledLists: readonly AnyFilledList[] = [
	anyList(bannerList),
	anyList(couponList),
	anyList(groupList),
	anyList(instructorList),
	anyList(jobList),
	anyList(mailList),
	anyList(planList),
	anyList(questionList),
	anyList(textList),
]
