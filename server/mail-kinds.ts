import { applicantKinds } from '#server/jobs/job/applicant-mail.ts'
import { revocationKind } from '#server/learning/certificate/revocation-mail.ts'
import { decisionKinds } from '#server/learning/registration/decision-mail.ts'
import { reminderKinds } from '#server/learning/registration/reminder-mail.ts'
import { sessionNoticeKinds } from '#server/learning/registration/session-notice-kinds.ts'
import { meetKinds, programmeKind } from '#server/people/event/event-mail.ts'
import { nominationKind } from '#server/people/nomination/nomination-mail.ts'
import { erasureKinds } from '#server/people/privacy/erasure-mail.ts'
import { loginKind } from '#server/people/session/login-mail.ts'
import { suspensionKind } from '#server/people/session/suspension-mail.ts'
import { messageKind } from '#server/people/site/message-mail.ts'
import { staffKind } from '#server/people/staff/staff-mail.ts'
import type { MailKind } from '#server/platform/mail/mailer.ts'
import { hoursKind } from '#server/school/school-hours/reminder-mail.ts'
import { schoolRegistrationKinds } from '#server/school/school-registration/school-registration-mail.ts'
import { invitationKind } from '#server/school/teacher-invitation/invitation-mail.ts'
import { verificationKinds } from '#server/school/verification/verification-mail.ts'
import { applicationKinds, payoutKind } from '#server/shop/author/author-mail.ts'
import { addressKinds } from '#server/shop/customer/address-mail.ts'
import { mergeKind } from '#server/shop/customer/merge-mail.ts'
import { confirmationKind } from '#server/shop/invoice/confirmation-mail.ts'
import { correctionKind } from '#server/shop/invoice/correction-mail.ts'
import { givenBackKinds } from '#server/shop/refund/given-back-mail.ts'
import { refundKinds } from '#server/shop/refund/refund-mail.ts'
import { stuckRefundKind } from '#server/shop/refund/stuck-refund-mail.ts'
import { schoolOrderKinds } from '#server/shop/school-order/school-order.mail.ts'
import { testKind } from '#server/shop/shop-setup/test-mail.ts'

/** Every kind of mail that this product sends, in the order of the desk's list (28.3). */
export const mailKinds: readonly MailKind[] = [
	loginKind,
	confirmationKind,
	...Object.values(refundKinds),
	...Object.values(givenBackKinds),
	correctionKind,
	...Object.values(decisionKinds),
	...Object.values(reminderKinds.open),
	...Object.values(reminderKinds.fixed),
	...Object.values(sessionNoticeKinds.free),
	...Object.values(sessionNoticeKinds.paid),
	revocationKind,
	hoursKind,
	invitationKind,
	...Object.values(schoolRegistrationKinds),
	...Object.values(verificationKinds),
	...Object.values(schoolOrderKinds),
	...Object.values(applicantKinds),
	...Object.values(applicationKinds),
	payoutKind,
	nominationKind,
	...Object.values(meetKinds),
	programmeKind,
	...Object.values(addressKinds),
	mergeKind,
	suspensionKind,
	...Object.values(erasureKinds),
	staffKind,
	messageKind,
	stuckRefundKind,
	testKind,
]
