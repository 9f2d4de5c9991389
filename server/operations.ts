import { bannerHandlers } from '#server/catalogue/banner/banner.routes.ts'
import { catalogueHandlers } from '#server/catalogue/catalogue/catalogue.routes.ts'
import { favouriteHandlers } from '#server/catalogue/favourite/favourite.routes.ts'
import { instructorHandlers } from '#server/catalogue/instructor/instructor.routes.ts'
import { missedSearchHandlers } from '#server/catalogue/missed-search/missed-search.routes.ts'
import { recentViewHandlers } from '#server/catalogue/recommendation/recent-view.routes.ts'
import { recommendationHandlers } from '#server/catalogue/recommendation/recommendation.routes.ts'
import { referenceHandlers } from '#server/catalogue/reference/reference.routes.ts'
import { priceHandlers } from '#server/catalogue/resource/price.routes.ts'
import { reviewHandlers } from '#server/catalogue/review/review.routes.ts'
import { communityHandlers } from '#server/community/community-post/community.routes.ts'
import { deskGroupHandlers } from '#server/community/group/group.routes.ts'
import { filledLists } from '#server/filled-lists.ts'
import { inboxSources } from '#server/inbox-sources.ts'
import { careerInterestHandlers } from '#server/jobs/career-interest/career-interest.routes.ts'
import { deskJobHandlers, jobHandlers, postingHandlers } from '#server/jobs/job/job.routes.ts'
import { videoResumeHandlers } from '#server/jobs/video-resume/video-resume.routes.ts'
import { certificateHandlers } from '#server/learning/certificate/certificate.routes.ts'
import { draftHandlers } from '#server/learning/draft/draft.routes.ts'
import { learningHandlers } from '#server/learning/learning/learning.routes.ts'
import { mediaHandlers } from '#server/learning/media/media.routes.ts'
import { quizHandlers } from '#server/learning/quiz/quiz.routes.ts'
import { registrationHandlers } from '#server/learning/registration/registration.routes.ts'
import { selfAssessmentHandlers } from '#server/learning/self-assessment/self-assessment.routes.ts'
import { trainingHandlers } from '#server/learning/training/training.routes.ts'
import { accountHandlers } from '#server/people/account/account.routes.ts'
import { apiKeyHandlers } from '#server/people/api-key/api-key.routes.ts'
import { auditHandlers } from '#server/people/audit/audit.routes.ts'
import { eventHandlers } from '#server/people/event/event.routes.ts'
import { inboxHandlers } from '#server/people/inbox/inbox.routes.ts'
import { listImportHandlers } from '#server/people/list-import/list-import.routes.ts'
import { mailTextHandlers } from '#server/people/mail-text/mail-text.routes.ts'
import { nominationHandlers } from '#server/people/nomination/nomination.routes.ts'
import { notificationHandlers } from '#server/people/notification/notification.routes.ts'
import { pictureHandlers } from '#server/people/picture/picture.routes.ts'
import { privacyHandlers } from '#server/people/privacy/privacy.routes.ts'
import { profileQuestionHandlers } from '#server/people/profile/profile.routes.ts'
import { pushHandlers } from '#server/people/push/push.routes.ts'
import { savedViewHandlers } from '#server/people/saved-view/saved-view.routes.ts'
import { schoolHandlers } from '#server/people/school/school.routes.ts'
import { schoolAreaHandlers } from '#server/people/school/school-area.routes.ts'
import { secondFactorHandlers } from '#server/people/second-factor/second-factor.routes.ts'
import { sessionHandlers } from '#server/people/session/session.routes.ts'
import { siteHandlers } from '#server/people/site/site.routes.ts'
import { staffHandlers } from '#server/people/staff/staff.routes.ts'
import { webhookHandlers } from '#server/people/webhook/webhook.routes.ts'
import type { Handlers } from '#server/platform/contract/contract.ts'
import type { PaymentDeps } from '#server/platform/payment/gateway.ts'
import { callBackHandlers } from '#server/school/call-back/call-back.routes.ts'
import { gtmSubmissionHandlers } from '#server/school/gtm-submission/gtm-submission.routes.ts'
import { schoolDocumentHandlers } from '#server/school/school-document/school-document.routes.ts'
import { schoolHoursHandlers } from '#server/school/school-hours/school-hours.routes.ts'
import { schoolRegistrationHandlers } from '#server/school/school-registration/school-registration.routes.ts'
import { schoolTeacherHandlers } from '#server/school/school-teacher/school-teacher.routes.ts'
import { schoolUsageHandlers } from '#server/school/school-usage/school-usage.routes.ts'
import { teacherInvitationHandlers } from '#server/school/teacher-invitation/teacher-invitation.routes.ts'
import { verificationHandlers } from '#server/school/verification/verification.routes.ts'
import { authorHandlers } from '#server/shop/author/author.routes.ts'
import { billingHandlers } from '#server/shop/billing/billing.routes.ts'
import { cartHandlers } from '#server/shop/cart/cart.routes.ts'
import { customerHandlers } from '#server/shop/customer/customer.routes.ts'
import { discountHandlers } from '#server/shop/discount/discount.routes.ts'
import { gstReturnHandlers } from '#server/shop/gst-return/gst-return.routes.ts'
import { invoiceHandlers } from '#server/shop/invoice/invoice.routes.ts'
import { licenceHandlers } from '#server/shop/licence/licence.routes.ts'
import { orderHandlers } from '#server/shop/order/order.routes.ts'
import { orderRecordHandlers } from '#server/shop/order-record/order-record.routes.ts'
import { partnerHandlers } from '#server/shop/partner/partner.routes.ts'
import { planHandlers } from '#server/shop/plan/plan.routes.ts'
import { purchaseHandlers } from '#server/shop/purchase/purchase.routes.ts'
import { refundRequestHandlers } from '#server/shop/refund/refund-request.routes.ts'
import { salesHandlers } from '#server/shop/sales/sales.routes.ts'
import { schoolCartHandlers } from '#server/shop/school-cart/school-cart.routes.ts'
import { schoolOrderHandlers } from '#server/shop/school-order/school-order.routes.ts'
import { schoolPaymentHandlers } from '#server/shop/school-payment/school-payment.routes.ts'
import { settlementHandlers } from '#server/shop/settlement/settlement.routes.ts'
import { shopSetupHandlers } from '#server/shop/shop-setup/shop-setup.routes.ts'
import { subscriptionHandlers } from '#server/shop/subscription/subscription.routes.ts'
import { walletHandlers } from '#server/shop/wallet/wallet.routes.ts'
import { analyticsHandlers } from '#server/web/analytics/analytics.routes.ts'
import { journeyHandlers } from '#server/web/journey/journey.routes.ts'
import { locationHandlers } from '#server/web/location/location.routes.ts'
import { shareHandlers } from '#server/web/share/share.routes.ts'
import { suggestionHandlers } from '#server/web/suggestion/suggestion.routes.ts'

/** Every operation of openapi/v1.yaml that this server answers, by operationId. */
export const operationHandlers = (deps: PaymentDeps): Handlers => ({
	...sessionHandlers(deps),
	...auditHandlers(deps),
	...webhookHandlers(deps),
	...inboxHandlers(deps, inboxSources),
	...listImportHandlers(deps, filledLists),
	...secondFactorHandlers(deps),
	...staffHandlers(deps),
	...draftHandlers(deps),
	...discountHandlers(deps),
	...purchaseHandlers(deps),
	...orderHandlers(deps),
	...orderRecordHandlers(deps),
	...customerHandlers(deps),
	...planHandlers(deps),
	...privacyHandlers(deps),
	...refundRequestHandlers(deps),
	...gstReturnHandlers(deps),
	...apiKeyHandlers(deps),
	...savedViewHandlers(deps),
	...salesHandlers(deps),
	...settlementHandlers(deps),
	...missedSearchHandlers(deps),
	...invoiceHandlers(deps),
	...authorHandlers(deps),
	...billingHandlers(deps),
	...bannerHandlers(deps),
	...catalogueHandlers(deps),
	...instructorHandlers(deps),
	...favouriteHandlers(deps),
	...recentViewHandlers(deps),
	...suggestionHandlers(deps),
	...reviewHandlers(deps),
	...cartHandlers(deps),
	...learningHandlers(deps),
	...registrationHandlers(deps),
	...priceHandlers(deps),
	...referenceHandlers(deps),
	...locationHandlers(deps),
	...accountHandlers(deps),
	...analyticsHandlers(deps),
	...callBackHandlers(deps),
	...careerInterestHandlers(deps),
	...pushHandlers(deps),
	...recommendationHandlers(deps),
	...schoolHandlers(deps),
	...schoolAreaHandlers(deps),
	...verificationHandlers(deps),
	...schoolDocumentHandlers(deps),
	...schoolHoursHandlers(deps),
	...schoolRegistrationHandlers(deps),
	...schoolUsageHandlers(deps),
	...schoolTeacherHandlers(deps),
	...teacherInvitationHandlers(deps),
	...licenceHandlers(deps),
	...schoolCartHandlers(deps),
	...schoolOrderHandlers(deps),
	...schoolPaymentHandlers(deps),
	...shareHandlers(deps),
	...pictureHandlers(deps),
	...walletHandlers(deps),
	...subscriptionHandlers(deps),
	...notificationHandlers(deps),
	...mediaHandlers(deps),
	...quizHandlers(deps),
	...gtmSubmissionHandlers(deps),
	...jobHandlers(deps),
	...postingHandlers(deps),
	...deskJobHandlers(deps),
	...videoResumeHandlers(deps),
	...partnerHandlers(deps),
	...journeyHandlers(deps),
	...eventHandlers(deps),
	...siteHandlers(deps),
	...mailTextHandlers(deps),
	...shopSetupHandlers(deps),
	...communityHandlers(deps),
	...deskGroupHandlers(deps),
	...profileQuestionHandlers(deps),
	...trainingHandlers(deps),
	...selfAssessmentHandlers(deps),
	...nominationHandlers(deps),
	...certificateHandlers(deps),
})
