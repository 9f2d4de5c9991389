import { accountHandlers } from '#server/account/account.routes.ts'
import { analyticsHandlers } from '#server/analytics/analytics.routes.ts'
import { billingHandlers } from '#server/billing/billing.routes.ts'
import { callBackHandlers } from '#server/call-back/call-back.routes.ts'
import { careerInterestHandlers } from '#server/career-interest/career-interest.routes.ts'
import { cartHandlers } from '#server/cart/cart.routes.ts'
import { catalogueHandlers } from '#server/catalogue/catalogue.routes.ts'
import { certificateHandlers } from '#server/certificate/certificate.routes.ts'
import { communityHandlers } from '#server/community/community.routes.ts'
import { discountHandlers } from '#server/discount/discount.routes.ts'
import { eventHandlers } from '#server/event/event.routes.ts'
import { favouriteHandlers } from '#server/favourite/favourite.routes.ts'
import { gtmSubmissionHandlers } from '#server/gtm-submission/gtm-submission.routes.ts'
import { instructorHandlers } from '#server/instructor/instructor.routes.ts'
import { invoiceHandlers } from '#server/invoice/invoice.routes.ts'
import { jobHandlers, postingHandlers } from '#server/job/job.routes.ts'
import { journeyHandlers } from '#server/journey/journey.routes.ts'
import { learningHandlers } from '#server/learning/learning.routes.ts'
import { licenceHandlers } from '#server/licence/licence.routes.ts'
import { locationHandlers } from '#server/location/location.routes.ts'
import { nominationHandlers } from '#server/nomination/nomination.routes.ts'
import { notificationHandlers } from '#server/notification/notification.routes.ts'
import { orderHandlers } from '#server/order/order.routes.ts'
import { refundRequestHandlers } from '#server/order/refund-request.routes.ts'
import { partnerHandlers } from '#server/partner/partner.routes.ts'
import { pictureHandlers } from '#server/picture/picture.routes.ts'
import type { Handlers } from '#server/platform/contract/contract.ts'
import type { PaymentDeps } from '#server/platform/payment/gateway.ts'
import { privacyHandlers } from '#server/privacy/privacy.routes.ts'
import { purchaseHandlers } from '#server/purchase/purchase.routes.ts'
import { pushHandlers } from '#server/push/push.routes.ts'
import { quizHandlers } from '#server/quiz/quiz.routes.ts'
import { recentViewHandlers } from '#server/recent-view/recent-view.routes.ts'
import { recommendationHandlers } from '#server/recommendation/recommendation.routes.ts'
import { referenceHandlers } from '#server/reference/reference.routes.ts'
import { registrationHandlers } from '#server/registration/registration.routes.ts'
import { reviewHandlers } from '#server/review/review.routes.ts'
import { schoolHandlers } from '#server/school/school.routes.ts'
import { schoolAreaHandlers } from '#server/school/school-area.routes.ts'
import { schoolCartHandlers } from '#server/school-cart/school-cart.routes.ts'
import { schoolDocumentHandlers } from '#server/school-document/school-document.routes.ts'
import { schoolHoursHandlers } from '#server/school-hours/school-hours.routes.ts'
import { schoolOrderHandlers } from '#server/school-order/school-order.routes.ts'
import { schoolPaymentHandlers } from '#server/school-payment/school-payment.routes.ts'
import { schoolTeacherHandlers } from '#server/school-teacher/school-teacher.routes.ts'
import { schoolUsageHandlers } from '#server/school-usage/school-usage.routes.ts'
import { selfAssessmentHandlers } from '#server/self-assessment/self-assessment.routes.ts'
import { sessionHandlers } from '#server/session/session.routes.ts'
import { shareHandlers } from '#server/share/share.routes.ts'
import { siteHandlers } from '#server/site/site.routes.ts'
import { subscriptionHandlers } from '#server/subscription/subscription.routes.ts'
import { suggestionHandlers } from '#server/suggestion/suggestion.routes.ts'
import { teacherInvitationHandlers } from '#server/teacher-invitation/teacher-invitation.routes.ts'
import { trainingHandlers } from '#server/training/training.routes.ts'
import { verificationHandlers } from '#server/verification/verification.routes.ts'
import { videoResumeHandlers } from '#server/video-resume/video-resume.routes.ts'
import { walletHandlers } from '#server/wallet/wallet.routes.ts'

/** Every operation of openapi/v1.yaml that this server answers, by operationId. */
export const operationHandlers = (deps: PaymentDeps): Handlers => ({
  ...sessionHandlers(deps),
  ...discountHandlers(deps),
  ...purchaseHandlers(deps),
  ...orderHandlers(deps),
  ...privacyHandlers(deps),
  ...refundRequestHandlers(deps),
  ...invoiceHandlers(deps),
  ...billingHandlers(deps),
  ...catalogueHandlers(deps),
  ...instructorHandlers(deps),
  ...favouriteHandlers(deps),
  ...recentViewHandlers(deps),
  ...suggestionHandlers(deps),
  ...reviewHandlers(deps),
  ...cartHandlers(deps),
  ...learningHandlers(deps),
  ...registrationHandlers(deps),
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
  ...quizHandlers(deps),
  ...gtmSubmissionHandlers(deps),
  ...jobHandlers(deps),
  ...postingHandlers(deps),
  ...videoResumeHandlers(deps),
  ...partnerHandlers(deps),
  ...journeyHandlers(deps),
  ...eventHandlers(deps),
  ...siteHandlers(deps),
  ...communityHandlers(deps),
  ...trainingHandlers(deps),
  ...selfAssessmentHandlers(deps),
  ...nominationHandlers(deps),
  ...certificateHandlers(deps),
})
