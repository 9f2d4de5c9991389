import { bannerHandlers } from './catalogue/banner/banner.routes.ts'
import { catalogueHandlers } from './catalogue/catalogue/catalogue.routes.ts'
import { favouriteHandlers } from './catalogue/favourite/favourite.routes.ts'
import { instructorHandlers } from './catalogue/instructor/instructor.routes.ts'
import { missedSearchHandlers } from './catalogue/missed-search/missed-search.routes.ts'
import { recentViewHandlers } from './catalogue/recommendation/recent-view.routes.ts'
import { recommendationHandlers } from './catalogue/recommendation/recommendation.routes.ts'
import { referenceHandlers } from './catalogue/reference/reference.routes.ts'
import { priceHandlers } from './catalogue/resource/price.routes.ts'
import { reviewHandlers } from './catalogue/review/review.routes.ts'
import { communityHandlers } from './community/community-post/community.routes.ts'
import { deskGroupHandlers } from './community/group/group.routes.ts'
import { filledLists } from './filled-lists.ts'
import { inboxSources } from './inbox-sources.ts'
import { careerInterestHandlers } from './jobs/career-interest/career-interest.routes.ts'
import { deskJobHandlers, jobHandlers, postingHandlers } from './jobs/job/job.routes.ts'
import { videoResumeHandlers } from './jobs/video-resume/video-resume.routes.ts'
import { certificateHandlers } from './learning/certificate/certificate.routes.ts'
import { draftHandlers } from './learning/draft/draft.routes.ts'
import { learningHandlers } from './learning/learning/learning.routes.ts'
import { mediaHandlers } from './learning/media/media.routes.ts'
import { quizHandlers } from './learning/quiz/quiz.routes.ts'
import { registrationHandlers } from './learning/registration/registration.routes.ts'
import { selfAssessmentHandlers } from './learning/self-assessment/self-assessment.routes.ts'
import { trainingHandlers } from './learning/training/training.routes.ts'
import { accountHandlers } from './people/account/account.routes.ts'
import { apiKeyHandlers } from './people/api-key/api-key.routes.ts'
import { auditHandlers } from './people/audit/audit.routes.ts'
import { eventHandlers } from './people/event/event.routes.ts'
import { inboxHandlers } from './people/inbox/inbox.routes.ts'
import { listImportHandlers } from './people/list-import/list-import.routes.ts'
import { mailTextHandlers } from './people/mail-text/mail-text.routes.ts'
import { nominationHandlers } from './people/nomination/nomination.routes.ts'
import { notificationHandlers } from './people/notification/notification.routes.ts'
import { pictureHandlers } from './people/picture/picture.routes.ts'
import { privacyHandlers } from './people/privacy/privacy.routes.ts'
import { profileQuestionHandlers } from './people/profile/profile.routes.ts'
import { pushHandlers } from './people/push/push.routes.ts'
import { savedViewHandlers } from './people/saved-view/saved-view.routes.ts'
import { schoolHandlers } from './people/school/school.routes.ts'
import { schoolAreaHandlers } from './people/school/school-area.routes.ts'
import { secondFactorHandlers } from './people/second-factor/second-factor.routes.ts'
import { sessionHandlers } from './people/session/session.routes.ts'
import { siteHandlers } from './people/site/site.routes.ts'
import { staffHandlers } from './people/staff/staff.routes.ts'
import { webhookHandlers } from './people/webhook/webhook.routes.ts'
import type { Handlers } from './platform/contract/contract.ts'
import type { PaymentDeps } from './platform/payment/gateway.ts'
import { callBackHandlers } from './school/call-back/call-back.routes.ts'
import { gtmSubmissionHandlers } from './school/gtm-submission/gtm-submission.routes.ts'
import { schoolDocumentHandlers } from './school/school-document/school-document.routes.ts'
import { schoolHoursHandlers } from './school/school-hours/school-hours.routes.ts'
import { schoolRegistrationHandlers } from './school/school-registration/school-registration.routes.ts'
import { schoolTeacherHandlers } from './school/school-teacher/school-teacher.routes.ts'
import { schoolUsageHandlers } from './school/school-usage/school-usage.routes.ts'
import { teacherInvitationHandlers } from './school/teacher-invitation/teacher-invitation.routes.ts'
import { verificationHandlers } from './school/verification/verification.routes.ts'
import { authorHandlers } from './shop/author/author.routes.ts'
import { billingHandlers } from './shop/billing/billing.routes.ts'
import { cartHandlers } from './shop/cart/cart.routes.ts'
import { customerHandlers } from './shop/customer/customer.routes.ts'
import { discountHandlers } from './shop/discount/discount.routes.ts'
import { gstReturnHandlers } from './shop/gst-return/gst-return.routes.ts'
import { invoiceHandlers } from './shop/invoice/invoice.routes.ts'
import { licenceHandlers } from './shop/licence/licence.routes.ts'
import { orderHandlers } from './shop/order/order.routes.ts'
import { orderRecordHandlers } from './shop/order-record/order-record.routes.ts'
import { partnerHandlers } from './shop/partner/partner.routes.ts'
import { planHandlers } from './shop/plan/plan.routes.ts'
import { purchaseHandlers } from './shop/purchase/purchase.routes.ts'
import { refundRequestHandlers } from './shop/refund/refund-request.routes.ts'
import { salesHandlers } from './shop/sales/sales.routes.ts'
import { schoolCartHandlers } from './shop/school-cart/school-cart.routes.ts'
import { schoolOrderHandlers } from './shop/school-order/school-order.routes.ts'
import { schoolPaymentHandlers } from './shop/school-payment/school-payment.routes.ts'
import { settlementHandlers } from './shop/settlement/settlement.routes.ts'
import { shopSetupHandlers } from './shop/shop-setup/shop-setup.routes.ts'
import { subscriptionHandlers } from './shop/subscription/subscription.routes.ts'
import { walletHandlers } from './shop/wallet/wallet.routes.ts'
import { analyticsHandlers } from './web/analytics/analytics.routes.ts'
import { journeyHandlers } from './web/journey/journey.routes.ts'
import { locationHandlers } from './web/location/location.routes.ts'
import { shareHandlers } from './web/share/share.routes.ts'
import { suggestionHandlers } from './web/suggestion/suggestion.routes.ts'

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
