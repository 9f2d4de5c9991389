import type { DueNotice } from '#server/learning/registration/session-notice.store.ts'
import { sessionNoticeWords } from '#server/learning/registration/session-notice-words.ts'
import { indianMoment } from '#server/platform/documents/indian-moment.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const nextSteps = ({ change, order_id, language, ...due }: DueNotice, origin: string): string[] => {
	const say = sessionNoticeWords[language]
	const order = `${origin}/profile/purchase-history/${order_id}`
	if (change === 'cancelled') return order_id ? [say.refund, order] : [say.nothing]
	const room = [say.room, `${origin}/profile/registrations/${due.registration_id}`, '']
	return order_id ? [...room, say.paid, order] : [...room, say.leave]
}

/**
 * LIV-01: the mail that says how a session changed, in the language of its reader, with a calendar
 * file that changes the entry.
 */
export const sessionNoticeMail = (due: DueNotice, origin: string): Mail => {
	const { change, language, registration_id: id, account_id: accountId } = due
	const say = sessionNoticeWords[language]
	const title = oneLine(due.title)
	const [before, now] = [due.previous_starts_at, due.starts_at].map((iso) =>
		indianMoment(iso, language),
	)
	return {
		to: due.email,
		subject: `${say.subject[change]}: ${title}`,
		text: [
			say.greet(due.name),
			'',
			...say[change](title, before!, now!),
			'',
			...nextSteps(due, origin),
			'',
			'{brand}',
		].join('\n'),
		attachments: [{ kind: 'calendar', id, accountId, language }],
	}
}
