import { reportInbox } from './community/community-post/report.store.ts'
import { draftInbox } from './learning/draft/draft.store.ts'
import { registrationInbox } from './learning/registration/waiting.store.ts'
import type { InboxSource } from './platform/inbox-source.ts'
import { callBackInbox } from './school/call-back/call-back.store.ts'
import { schoolRegistrationInbox } from './school/school-registration/school-registration.store.ts'
import { verificationInbox } from './school/verification/verification.store.ts'
import { authorApplicationInbox } from './shop/author/application.store.ts'
import { refundInbox } from './shop/refund/refund-request.store.ts'
import { transferInbox } from './shop/school-payment/transfer.store.ts'

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
