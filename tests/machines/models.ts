import type { MachineModel } from '#atlas/graph/model.ts'
import { accountErasureModel } from '#machines/account-erasure/account-erasure.model.ts'
import { bannerCarouselModel } from '#machines/banner-carousel/banner-carousel.model.ts'
import { benefitAssignmentModel } from '#machines/benefit-assignment/benefit-assignment.model.ts'
import { billingDetailsModel } from '#machines/billing-details/billing-details.model.ts'
import { callBackModel } from '#machines/call-back/call-back.model.ts'
import { cardActionModel } from '#machines/card-action/card-action.model.ts'
import { cardPaymentModel } from '#machines/card-payment/card-payment.model.ts'
import { careerInterestModel } from '#machines/career-interest/career-interest.model.ts'
import { cartModel } from '#machines/cart/cart.model.ts'
import { communityPostModel } from '#machines/community-post/community-post.model.ts'
import { credentialCheckModel } from '#machines/credential-check/credential-check.model.ts'
import { documentUploadModel } from '#machines/document-upload/document-upload.model.ts'
import { eventQueueModel } from '#machines/event-queue/event-queue.model.ts'
import { favouriteModel } from '#machines/favourite/favourite.model.ts'
import { formSubmissionModel } from '#machines/form-submission/form-submission.model.ts'
import { freeEnrolmentModel } from '#machines/free-enrolment/free-enrolment.model.ts'
import { jobApplicationModel } from '#machines/job-application/job-application.model.ts'
import { jobPostingModel } from '#machines/job-posting/job-posting.model.ts'
import { journeyRecorderModel } from '#machines/journey-recorder/journey-recorder.model.ts'
import { lessonMarkModel } from '#machines/lesson-mark/lesson-mark.model.ts'
import { lessonNoteModel } from '#machines/lesson-note/lesson-note.model.ts'
import { lessonPlayerModel } from '#machines/lesson-player/lesson-player.model.ts'
import { liveWatchModel } from '#machines/live-watch/live-watch.model.ts'
import { logoutModel } from '#machines/logout/logout.model.ts'
import { modalStackModel } from '#machines/modal-stack/modal-stack.model.ts'
import { notificationFeedModel } from '#machines/notification-feed/notification-feed.model.ts'
import { notificationReadingModel } from '#machines/notification-reading/notification-reading.model.ts'
import { nudgeSchedulerModel } from '#machines/nudge-scheduler/nudge-scheduler.model.ts'
import { offlineQueueModel } from '#machines/offline-queue/offline-queue.model.ts'
import { outsideTrainingModel } from '#machines/outside-training/outside-training.model.ts'
import { paginatedSelectModel } from '#machines/paginated-select/paginated-select.model.ts'
import { partnerReferralModel } from '#machines/partner-referral/partner-referral.model.ts'
import { pictureUploadModel } from '#machines/picture-upload/picture-upload.model.ts'
import { profileDetailsModel } from '#machines/profile-details/profile-details.model.ts'
import { profileQuestionsModel } from '#machines/profile-questions/profile-questions.model.ts'
import { programmeEntryModel } from '#machines/programme-entry/programme-entry.model.ts'
import { promoCheckModel } from '#machines/promo-check/promo-check.model.ts'
import { purchaseModel } from '#machines/purchase/purchase.model.ts'
import { pushRegistrationModel } from '#machines/push-registration/push-registration.model.ts'
import { questionnaireModel } from '#machines/questionnaire/questionnaire.model.ts'
import { quizAttemptModel } from '#machines/quiz-attempt/quiz-attempt.model.ts'
import { redirectPaymentModel } from '#machines/redirect-payment/redirect-payment.model.ts'
import { refundDecisionModel } from '#machines/refund-decision/refund-decision.model.ts'
import { refundRequestModel } from '#machines/refund-request/refund-request.model.ts'
import { registrationModel } from '#machines/registration/registration.model.ts'
import { reviewModel } from '#machines/review/review.model.ts'
import { schoolChangeModel } from '#machines/school-change/school-change.model.ts'
import { schoolCheckoutModel } from '#machines/school-checkout/school-checkout.model.ts'
import { schoolModeModel } from '#machines/school-mode/school-mode.model.ts'
import { schoolSessionModel } from '#machines/school-session/school-session.model.ts'
import { schoolTermsModel } from '#machines/school-terms/school-terms.model.ts'
import { searchSuggestionModel } from '#machines/search-suggestion/search-suggestion.model.ts'
import { selfAssessmentModel } from '#machines/self-assessment/self-assessment.model.ts'
import { serverReturnModel } from '#machines/server-return/server-return.model.ts'
import { sessionModel } from '#machines/session/session.model.ts'
import { shareModel } from '#machines/share/share.model.ts'
import { sidebarSectionsModel } from '#machines/sidebar-sections/sidebar-sections.model.ts'
import { teacherImportModel } from '#machines/teacher-import/teacher-import.model.ts'
import { teacherInviteModel } from '#machines/teacher-invite/teacher-invite.model.ts'
import { verificationModel } from '#machines/verification/verification.model.ts'
import { videoResumeModel } from '#machines/video-resume/video-resume.model.ts'

/** Every machine's model by its noun. */
export const models: Record<string, MachineModel> = {
  'server-return': serverReturnModel,
  session: sessionModel,
  cart: cartModel,
  'card-action': cardActionModel,
  favourite: favouriteModel,
  'modal-stack': modalStackModel,
  'promo-check': promoCheckModel,
  purchase: purchaseModel,
  'card-payment': cardPaymentModel,
  'redirect-payment': redirectPaymentModel,
  'free-enrolment': freeEnrolmentModel,
  logout: logoutModel,
  'lesson-mark': lessonMarkModel,
  'lesson-note': lessonNoteModel,
  'lesson-player': lessonPlayerModel,
  'quiz-attempt': quizAttemptModel,
  'search-suggestion': searchSuggestionModel,
  'job-application': jobApplicationModel,
  'video-resume': videoResumeModel,
  'school-mode': schoolModeModel,
  'school-terms': schoolTermsModel,
  'sidebar-sections': sidebarSectionsModel,
  verification: verificationModel,
  'job-posting': jobPostingModel,
  'school-checkout': schoolCheckoutModel,
  'document-upload': documentUploadModel,
  'banner-carousel': bannerCarouselModel,
  'journey-recorder': journeyRecorderModel,
  'event-queue': eventQueueModel,
  'live-watch': liveWatchModel,
  share: shareModel,
  registration: registrationModel,
  review: reviewModel,
  'billing-details': billingDetailsModel,
  'nudge-scheduler': nudgeSchedulerModel,
  questionnaire: questionnaireModel,
  'career-interest': careerInterestModel,
  'form-submission': formSubmissionModel,
  'programme-entry': programmeEntryModel,
  'notification-feed': notificationFeedModel,
  'notification-reading': notificationReadingModel,
  'partner-referral': partnerReferralModel,
  'push-registration': pushRegistrationModel,
  'picture-upload': pictureUploadModel,
  'profile-details': profileDetailsModel,
  'profile-questions': profileQuestionsModel,
  'community-post': communityPostModel,
  'school-session': schoolSessionModel,
  'offline-queue': offlineQueueModel,
  'outside-training': outsideTrainingModel,
  'paginated-select': paginatedSelectModel,
  'self-assessment': selfAssessmentModel,
  'credential-check': credentialCheckModel,
  'refund-decision': refundDecisionModel,
  'refund-request': refundRequestModel,
  'account-erasure': accountErasureModel,
  'call-back': callBackModel,
  'benefit-assignment': benefitAssignmentModel,
  'school-change': schoolChangeModel,
  'teacher-import': teacherImportModel,
  'teacher-invite': teacherInviteModel,
}
