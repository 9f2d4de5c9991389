import { bannerList } from './catalogue/banner/banner-import.service.ts'
import { instructorList } from './catalogue/instructor/instructor-import.service.ts'
import { referenceList } from './catalogue/reference/reference-import.service.ts'
import { groupList } from './community/group/group-import.service.ts'
import { jobList } from './jobs/job/job-import.service.ts'
import { quizList } from './learning/quiz/quiz-import.service.ts'
import { sessionList } from './learning/registration/session-import.service.ts'
import { mailList } from './people/mail-text/mail-import.service.ts'
import { questionList } from './people/profile/question-import.service.ts'
import { textList } from './people/site/text-import.service.ts'
import { type AnyFilledList, anyList } from './platform/filled-list.ts'
import { couponList } from './shop/discount/coupon-import.service.ts'
import { planList } from './shop/plan/plan-import.service.ts'

/** Every list of the desk that takes a file (28.3). */
export const filledLists: readonly AnyFilledList[] = [
	anyList(bannerList),
	anyList(couponList),
	anyList(groupList),
	anyList(instructorList),
	anyList(jobList),
	anyList(sessionList),
	anyList(mailList),
	anyList(planList),
	anyList(questionList),
	anyList(quizList),
	anyList(referenceList),
	anyList(textList),
]
