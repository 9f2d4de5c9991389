import { applicantKinds } from './jobs/job/applicant-mail.ts'
import { revocationKind } from './learning/certificate/revocation-mail.ts'
import { dueKind } from './learning/learning/due-mail.ts'
import { decisionKinds } from './learning/registration/decision-mail.ts'
import { reminderKinds } from './learning/registration/reminder-mail.ts'
import { sessionNoticeKinds } from './learning/registration/session-notice-kinds.ts'
import { meetKinds, programmeKind } from './people/event/event-mail.ts'
import { nominationKind } from './people/nomination/nomination-mail.ts'
import { erasureKinds } from './people/privacy/erasure-mail.ts'
import { loginKind } from './people/session/login-mail.ts'
import { suspensionKind } from './people/session/suspension-mail.ts'
import { messageKind } from './people/site/message-mail.ts'
import { staffKind } from './people/staff/staff-mail.ts'
import type { MailKind } from './platform/mail/mailer.ts'
import { hoursKind } from './school/school-hours/reminder-mail.ts'
import { schoolRegistrationKinds } from './school/school-registration/school-registration-mail.ts'
import { reportKind } from './school/school-usage/report-mail.ts'
import { invitationKind } from './school/teacher-invitation/invitation-mail.ts'
import { verificationKinds } from './school/verification/verification-mail.ts'
import { applicationKinds, payoutKind } from './shop/author/author-mail.ts'
import { addressKinds } from './shop/customer/address-mail.ts'
import { mergeKind } from './shop/customer/merge-mail.ts'
import { confirmationKind } from './shop/invoice/confirmation-mail.ts'
import { correctionKind } from './shop/invoice/correction-mail.ts'
import { givenBackKinds } from './shop/refund/given-back-mail.ts'
import { refundKinds } from './shop/refund/refund-mail.ts'
import { stuckRefundKind } from './shop/refund/stuck-refund-mail.ts'
import { schoolOrderKinds } from './shop/school-order/school-order.mail.ts'
import { testKind } from './shop/shop-setup/test-mail.ts'
import { renewalKind } from './shop/subscription/renewal-mail.ts'

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
	dueKind,
	hoursKind,
	reportKind,
	invitationKind,
	...Object.values(schoolRegistrationKinds),
	...Object.values(verificationKinds),
	...Object.values(schoolOrderKinds),
	...Object.values(applicantKinds),
	...Object.values(applicationKinds),
	payoutKind,
	renewalKind,
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
