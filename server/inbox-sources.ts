import { reportInbox } from '#server/community/community-post/report.store.ts'
import { draftInbox } from '#server/learning/draft/draft.store.ts'
import { registrationInbox } from '#server/learning/registration/waiting.store.ts'
import type { InboxSource } from '#server/platform/inbox-source.ts'
import { callBackInbox } from '#server/school/call-back/call-back.store.ts'
import { schoolRegistrationInbox } from '#server/school/school-registration/school-registration.store.ts'
import { verificationInbox } from '#server/school/verification/verification.store.ts'
import { authorApplicationInbox } from '#server/shop/author/application.store.ts'
import { refundInbox } from '#server/shop/refund/refund-request.store.ts'
import { transferInbox } from '#server/shop/school-payment/transfer.store.ts'

/** Everything that waits for a person, by kind (DSK-12). */
export const inboxSources: readonly InboxSource[] = [
	refundInbox,
	transferInbox,
	verificationInbox,
	registrationInbox,
	callBackInbox,
	reportInbox,
	schoolRegistrationInbox,
	draftInbox,
	authorApplicationInbox,
]
