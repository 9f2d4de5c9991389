import type { MachineModel } from '#atlas/graph/model.ts'
import { bannerCarouselModel } from '#machines/catalogue/banner/banner-carousel.model.ts'
import { cardActionModel } from '#machines/catalogue/card/card-action.model.ts'
import { favouriteModel } from '#machines/catalogue/favourite/favourite.model.ts'
import { priceChangeStatusModel } from '#machines/catalogue/price/price-change-status.model.ts'
import { questionnaireModel } from '#machines/catalogue/recommendation/questionnaire.model.ts'
import { paginatedSelectModel } from '#machines/catalogue/reference/paginated-select.model.ts'
import { reviewModel } from '#machines/catalogue/review/review.model.ts'
import { communityPostModel } from '#machines/community/community-post/community-post.model.ts'
import { reportStatusModel } from '#machines/community/community-post/report-status.model.ts'
import { careerInterestModel } from '#machines/jobs/career-interest/career-interest.model.ts'
import { jobApplicationModel } from '#machines/jobs/job/job-application.model.ts'
import { jobApplicationStatusModel } from '#machines/jobs/job/job-application-status.model.ts'
import { jobPostingModel } from '#machines/jobs/job-posting/job-posting.model.ts'
import { videoResumeModel } from '#machines/jobs/video-resume/video-resume.model.ts'
import { certificateStatusModel } from '#machines/learning/certificate/certificate-status.model.ts'
import { credentialCheckModel } from '#machines/learning/certificate/credential-check.model.ts'
import { draftStatusModel } from '#machines/learning/draft/draft-status.model.ts'
import { resourceEditorModel } from '#machines/learning/draft/resource-editor.model.ts'
import { lessonFinishModel } from '#machines/learning/lesson/lesson-finish.model.ts'
import { lessonMarkModel } from '#machines/learning/lesson/lesson-mark.model.ts'
import { lessonNoteModel } from '#machines/learning/lesson/lesson-note.model.ts'
import { lessonPlayerModel } from '#machines/learning/lesson/lesson-player.model.ts'
import { liveWatchModel } from '#machines/learning/live-session/live-watch.model.ts'
import { mediaStatusModel } from '#machines/learning/media/media-status.model.ts'
import { uploadModel } from '#machines/learning/media/upload.model.ts'
import { quizAttemptModel } from '#machines/learning/quiz/quiz-attempt.model.ts'
import { quizEditorModel } from '#machines/learning/quiz/quiz-editor.model.ts'
import { registrationModel } from '#machines/learning/registration/registration.model.ts'
import { registrationStatusModel } from '#machines/learning/registration/registration-status.model.ts'
import { selfAssessmentModel } from '#machines/learning/self-assessment/self-assessment.model.ts'
import { outsideTrainingModel } from '#machines/learning/training/outside-training.model.ts'
import { programmeEntryModel } from '#machines/people/event/programme-entry.model.ts'
import { inboxModel } from '#machines/people/inbox/inbox.model.ts'
import { nominationStatusModel } from '#machines/people/nomination/nomination-status.model.ts'
import { notificationFeedModel } from '#machines/people/notification/notification-feed.model.ts'
import { notificationReadingModel } from '#machines/people/notification/notification-reading.model.ts'
import { notificationTopicsModel } from '#machines/people/notification/notification-topics.model.ts'
import { pictureUploadModel } from '#machines/people/picture/picture-upload.model.ts'
import { accountErasureModel } from '#machines/people/privacy/account-erasure.model.ts'
import { accountErasureStatusModel } from '#machines/people/privacy/account-erasure-status.model.ts'
import { profileDetailsModel } from '#machines/people/profile/profile-details.model.ts'
import { profileQuestionsModel } from '#machines/people/profile/profile-questions.model.ts'
import { pushRegistrationModel } from '#machines/people/push/push-registration.model.ts'
import { sidebarSectionsModel } from '#machines/people/school/sidebar-sections.model.ts'
import { secondFactorModel } from '#machines/people/second-factor/second-factor.model.ts'
import { logoutModel } from '#machines/people/session/logout.model.ts'
import { sessionModel } from '#machines/people/session/session.model.ts'
import { roleGrantModel } from '#machines/people/staff/role-grant.model.ts'
import { webhookDeliveryStatusModel } from '#machines/people/webhook/webhook-delivery-status.model.ts'
import { callBackModel } from '#machines/school/call-back/call-back.model.ts'
import { callBackStatusModel } from '#machines/school/call-back/call-back-status.model.ts'
import { documentUploadModel } from '#machines/school/school-document/document-upload.model.ts'
import { schoolSessionModel } from '#machines/school/school-hours/school-session.model.ts'
import { schoolModeModel } from '#machines/school/school-mode/school-mode.model.ts'
import { schoolRegistrationStatusModel } from '#machines/school/school-registration/school-registration-status.model.ts'
import { schoolChangeModel } from '#machines/school/school-teacher/school-change.model.ts'
import { schoolTermsModel } from '#machines/school/school-terms/school-terms.model.ts'
import { teacherInvitationStatusModel } from '#machines/school/teacher-invitation/teacher-invitation-status.model.ts'
import { teacherInviteModel } from '#machines/school/teacher-invitation/teacher-invite.model.ts'
import { verificationModel } from '#machines/school/verification/verification.model.ts'
import { verificationStatusModel } from '#machines/school/verification/verification-status.model.ts'
import { authorApplicationStatusModel } from '#machines/shop/author/author-application-status.model.ts'
import { payoutStatusModel } from '#machines/shop/author/payout-status.model.ts'
import { billingDetailsModel } from '#machines/shop/billing/billing-details.model.ts'
import { cartModel } from '#machines/shop/cart/cart.model.ts'
import { couponEditorModel } from '#machines/shop/discount/coupon-editor.model.ts'
import { promoCheckModel } from '#machines/shop/discount/promo-check.model.ts'
import { benefitAssignmentModel } from '#machines/shop/licence/benefit-assignment.model.ts'
import { orderStatusModel } from '#machines/shop/order/order-status.model.ts'
import { earningStatusModel } from '#machines/shop/partner/earning-status.model.ts'
import { partnerReferralModel } from '#machines/shop/partner/partner-referral.model.ts'
import { cardPaymentModel } from '#machines/shop/payment/card-payment.model.ts'
import { redirectPaymentModel } from '#machines/shop/payment/redirect-payment.model.ts'
import { freeEnrolmentModel } from '#machines/shop/purchase/free-enrolment.model.ts'
import { purchaseModel } from '#machines/shop/purchase/purchase.model.ts'
import { purchaseOpeningModel } from '#machines/shop/purchase/purchase-opening.model.ts'
import { refundDecisionModel } from '#machines/shop/refund/refund-decision.model.ts'
import { refundRequestModel } from '#machines/shop/refund/refund-request.model.ts'
import { refundRequestStatusModel } from '#machines/shop/refund/refund-request-status.model.ts'
import { refundStatusModel } from '#machines/shop/refund/refund-status.model.ts'
import { schoolCheckoutModel } from '#machines/shop/school-order/school-checkout.model.ts'
import { schoolOrderStatusModel } from '#machines/shop/school-order/school-order-status.model.ts'
import { shopSetupModel } from '#machines/shop/shop-setup/shop-setup.model.ts'
import { eventQueueModel } from '#machines/web/analytics/event-queue.model.ts'
import { bulkChangeModel } from '#machines/web/bulk-change/bulk-change.model.ts'
import { commandModel } from '#machines/web/command/command.model.ts'
import { formSubmissionModel } from '#machines/web/form-submission/form-submission.model.ts'
import { journeyRecorderModel } from '#machines/web/journey/journey-recorder.model.ts'
import { modalStackModel } from '#machines/web/modal-stack/modal-stack.model.ts'
import { nudgeSchedulerModel } from '#machines/web/nudge-scheduler/nudge-scheduler.model.ts'
import { offlineQueueModel } from '#machines/web/offline-queue/offline-queue.model.ts'
import { serverReturnModel } from '#machines/web/offline-queue/server-return.model.ts'
import { recordEditorModel } from '#machines/web/record-editor/record-editor.model.ts'
import { shareModel } from '#machines/web/share/share.model.ts'
import { searchSuggestionModel } from '#machines/web/suggestion/search-suggestion.model.ts'
import { tableImportModel } from '#machines/web/table-import/table-import.model.ts'

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
	'purchase-opening': purchaseOpeningModel,
	'card-payment': cardPaymentModel,
	'redirect-payment': redirectPaymentModel,
	'free-enrolment': freeEnrolmentModel,
	logout: logoutModel,
	'lesson-finish': lessonFinishModel,
	'lesson-mark': lessonMarkModel,
	'lesson-note': lessonNoteModel,
	'lesson-player': lessonPlayerModel,
	'quiz-attempt': quizAttemptModel,
	'search-suggestion': searchSuggestionModel,
	'job-application': jobApplicationModel,
	'job-application-status': jobApplicationStatusModel,
	'video-resume': videoResumeModel,
	'school-mode': schoolModeModel,
	'school-terms': schoolTermsModel,
	'sidebar-sections': sidebarSectionsModel,
	verification: verificationModel,
	'verification-status': verificationStatusModel,
	'school-registration-status': schoolRegistrationStatusModel,
	'author-application-status': authorApplicationStatusModel,
	'payout-status': payoutStatusModel,
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
	'bulk-change': bulkChangeModel,
	command: commandModel,
	inbox: inboxModel,
	'webhook-delivery-status': webhookDeliveryStatusModel,
	'role-grant': roleGrantModel,
	'second-factor': secondFactorModel,
	'notification-feed': notificationFeedModel,
	'notification-reading': notificationReadingModel,
	'notification-topics': notificationTopicsModel,
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
	'order-status': orderStatusModel,
	'refund-status': refundStatusModel,
	'refund-request-status': refundRequestStatusModel,
	'school-order-status': schoolOrderStatusModel,
	'certificate-status': certificateStatusModel,
	'draft-status': draftStatusModel,
	'price-change-status': priceChangeStatusModel,
	'media-status': mediaStatusModel,
	upload: uploadModel,
	'registration-status': registrationStatusModel,
	'resource-editor': resourceEditorModel,
	'coupon-editor': couponEditorModel,
	'record-editor': recordEditorModel,
	'shop-setup': shopSetupModel,
	'quiz-editor': quizEditorModel,
	'teacher-invitation-status': teacherInvitationStatusModel,
	'report-status': reportStatusModel,
	'earning-status': earningStatusModel,
	'refund-request': refundRequestModel,
	'account-erasure': accountErasureModel,
	'account-erasure-status': accountErasureStatusModel,
	'nomination-status': nominationStatusModel,
	'call-back': callBackModel,
	'call-back-status': callBackStatusModel,
	'benefit-assignment': benefitAssignmentModel,
	'school-change': schoolChangeModel,
	'table-import': tableImportModel,
	'teacher-invite': teacherInviteModel,
}
