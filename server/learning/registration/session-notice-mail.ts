import { indianMoment } from '#server/platform/documents/indian-moment.ts'
import { mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { DueNotice } from './session-notice.store.ts'
import { sessionNoticeKinds } from './session-notice-kinds.ts'

/**
 * LIV-01: the mail that says how a session changed, in the language of its reader, with a calendar
 * file that changes the entry.
 */
export const sessionNoticeMail = (due: DueNotice, origin: string): Mail => {
	const { change, language, name, title, registration_id: id, account_id: accountId } = due
	const { free, paid } = sessionNoticeKinds
	const values = {
		...{ name, title, room: `${origin}/profile/registrations/${id}` },
		before: indianMoment(due.previous_starts_at, language),
		day: indianMoment(due.starts_at, language),
	}
	const attachments = [{ kind: 'calendar' as const, id, accountId, language }]
	const told = { to: due.email, language, attachments }
	if (!due.order_id) return mailOf(free[change], { ...told, values })
	const order = `${origin}/profile/purchase-history/${due.order_id}`
	return mailOf(paid[change], { ...told, values: { ...values, order } })
}
