import type { Driver } from '../support/driver.ts'
import { accountErasureDriver } from './account-erasure.driver.ts'
import { benefitAssignmentDriver } from './benefit-assignment.driver.ts'
import { billingDetailsDriver } from './billing-details.driver.ts'
import { callBackDriver } from './call-back.driver.ts'
import { cardActionDriver } from './card-action.driver.ts'
import { cartDriver } from './cart.driver.ts'
import { communityPostDriver } from './community-post.driver.ts'
import { documentUploadDriver } from './document-upload.driver.ts'
import { favouriteDriver } from './favourite.driver.ts'
import { formSubmissionDriver } from './form-submission.driver.ts'
import { jobApplicationDriver } from './job-application.driver.ts'
import { jobPostingDriver } from './job-posting.driver.ts'
import { lessonMarkDriver } from './lesson-mark.driver.ts'
import { lessonNoteDriver } from './lesson-note.driver.ts'
import { lessonPlayerDriver } from './lesson-player.driver.ts'
import { logoutDriver } from './logout.driver.ts'
import { notificationReadingDriver } from './notification-reading.driver.ts'
import { outsideTrainingDriver } from './outside-training.driver.ts'
import { paginatedSelectDriver } from './paginated-select.driver.ts'
import { partnerReferralDriver } from './partner-referral.driver.ts'
import { pictureUploadDriver } from './picture-upload.driver.ts'
import { profileDetailsDriver } from './profile-details.driver.ts'
import { profileQuestionsDriver } from './profile-questions.driver.ts'
import { programmeEntryDriver } from './programme-entry.driver.ts'
import { promoCheckDriver } from './promo-check.driver.ts'
import { purchaseDriver } from './purchase.driver.ts'
import { quizAttemptDriver } from './quiz-attempt.driver.ts'
import { refundRequestDriver } from './refund-request.driver.ts'
import { registrationDriver } from './registration.driver.ts'
import { reviewDriver } from './review.driver.ts'
import { schoolChangeDriver } from './school-change.driver.ts'
import { schoolCheckoutDriver } from './school-checkout.driver.ts'
import { schoolModeDriver } from './school-mode.driver.ts'
import { schoolSessionDriver } from './school-session.driver.ts'
import { schoolTermsDriver } from './school-terms.driver.ts'
import { searchSuggestionDriver } from './search-suggestion.driver.ts'
import { selfAssessmentDriver } from './self-assessment.driver.ts'
import { sessionDriver } from './session.driver.ts'
import { shareDriver } from './share.driver.ts'
import { sidebarSectionsDriver } from './sidebar-sections.driver.ts'
import { teacherImportDriver } from './teacher-import.driver.ts'
import { teacherInviteDriver } from './teacher-invite.driver.ts'
import { verificationDriver } from './verification.driver.ts'
import { videoResumeDriver } from './video-resume.driver.ts'

/** The machines that can be driven in a browser. */
export const drivers: Record<string, Driver> = Object.fromEntries(
  [
    favouriteDriver,
    formSubmissionDriver,
    cardActionDriver,
    cartDriver,
    lessonMarkDriver,
    lessonNoteDriver,
    lessonPlayerDriver,
    logoutDriver,
    programmeEntryDriver,
    notificationReadingDriver,
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
    teacherImportDriver,
    teacherInviteDriver,
  ].map((driver) => [driver.noun, driver]),
)
