import type { Driver } from '../support/driver.ts'
import { cardActionDriver } from './catalogue/card-action.driver.ts'
import { favouriteDriver } from './catalogue/favourite.driver.ts'
import { paginatedSelectDriver } from './catalogue/paginated-select.driver.ts'
import { reviewDriver } from './catalogue/review.driver.ts'
import { communityPostDriver } from './community/community-post.driver.ts'
import { jobApplicationDriver } from './jobs/job-application.driver.ts'
import { jobPostingDriver } from './jobs/job-posting.driver.ts'
import { videoResumeDriver } from './jobs/video-resume.driver.ts'
import { lessonFinishDriver } from './learning/lesson-finish.driver.ts'
import { lessonMarkDriver } from './learning/lesson-mark.driver.ts'
import { lessonNoteDriver } from './learning/lesson-note.driver.ts'
import { lessonPlayerDriver } from './learning/lesson-player.driver.ts'
import { outsideTrainingDriver } from './learning/outside-training.driver.ts'
import { quizAttemptDriver } from './learning/quiz-attempt.driver.ts'
import { registrationDriver } from './learning/registration.driver.ts'
import { selfAssessmentDriver } from './learning/self-assessment.driver.ts'
import { accountErasureDriver } from './people/account-erasure.driver.ts'
import { logoutDriver } from './people/logout.driver.ts'
import { notificationReadingDriver } from './people/notification-reading.driver.ts'
import { notificationTopicsDriver } from './people/notification-topics.driver.ts'
import { pictureUploadDriver } from './people/picture-upload.driver.ts'
import { profileDetailsDriver } from './people/profile-details.driver.ts'
import { profileQuestionsDriver } from './people/profile-questions.driver.ts'
import { programmeEntryDriver } from './people/programme-entry.driver.ts'
import { sessionDriver } from './people/session.driver.ts'
import { sidebarSectionsDriver } from './people/sidebar-sections.driver.ts'
import { callBackDriver } from './school/call-back.driver.ts'
import { documentUploadDriver } from './school/document-upload.driver.ts'
import { schoolChangeDriver } from './school/school-change.driver.ts'
import { schoolModeDriver } from './school/school-mode.driver.ts'
import { schoolSessionDriver } from './school/school-session.driver.ts'
import { schoolTermsDriver } from './school/school-terms.driver.ts'
import { teacherInviteDriver } from './school/teacher-invite.driver.ts'
import { verificationDriver } from './school/verification.driver.ts'
import { benefitAssignmentDriver } from './shop/benefit-assignment.driver.ts'
import { billingDetailsDriver } from './shop/billing-details.driver.ts'
import { cartDriver } from './shop/cart.driver.ts'
import { partnerReferralDriver } from './shop/partner-referral.driver.ts'
import { promoCheckDriver } from './shop/promo-check.driver.ts'
import { purchaseDriver } from './shop/purchase.driver.ts'
import { refundRequestDriver } from './shop/refund-request.driver.ts'
import { schoolCheckoutDriver } from './shop/school-checkout.driver.ts'
import { formSubmissionDriver } from './web/form-submission.driver.ts'
import { nudgeSchedulerDriver } from './web/nudge-scheduler.driver.ts'
import { searchSuggestionDriver } from './web/search-suggestion.driver.ts'
import { shareDriver } from './web/share.driver.ts'
import { tableImportDriver } from './web/table-import.driver.ts'

/** The machines that can be driven in a browser. */
export const drivers: Record<string, Driver> = Object.fromEntries(
	[
		favouriteDriver,
		formSubmissionDriver,
		cardActionDriver,
		cartDriver,
		lessonFinishDriver,
		lessonMarkDriver,
		lessonNoteDriver,
		lessonPlayerDriver,
		logoutDriver,
		programmeEntryDriver,
		notificationReadingDriver,
		notificationTopicsDriver,
		nudgeSchedulerDriver,
		partnerReferralDriver,
		pictureUploadDriver,
		profileDetailsDriver,
		profileQuestionsDriver,
		promoCheckDriver,
		purchaseDriver,
		quizAttemptDriver,
		registrationDriver,
		reviewDriver,
		searchSuggestionDriver,
		sessionDriver,
		shareDriver,
		billingDetailsDriver,
		communityPostDriver,
		outsideTrainingDriver,
		jobApplicationDriver,
		videoResumeDriver,
		paginatedSelectDriver,
		selfAssessmentDriver,
		refundRequestDriver,
		accountErasureDriver,
		callBackDriver,
		schoolModeDriver,
		schoolTermsDriver,
		sidebarSectionsDriver,
		verificationDriver,
		jobPostingDriver,
		schoolSessionDriver,
		schoolCheckoutDriver,
		documentUploadDriver,
		benefitAssignmentDriver,
		schoolChangeDriver,
		tableImportDriver,
		teacherInviteDriver,
	].map((driver) => [driver.noun, driver]),
)
