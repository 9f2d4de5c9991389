import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

export const messageKind = mailKind({
	name: 'contact-message',
	values: {
		topic: 'payment',
		name: 'Asha Kulkarni',
		email: 'asha@example.org',
		message: 'The receipt shows the old name of my school.',
	},
	needed: ['email', 'message'],
	en: {
		subject: '{brand} message: {topic}',
		text: `{name} <{email}> writes:

{message}`,
	},
})

/** PRI-02: a message of somebody to the people behind the shop. */
export const messageMail = (
	to: string,
	{ topic, name, email, message }: { topic: string; name: string; email: string; message: string },
): Mail =>
	mailOf(messageKind, {
		...{ to, about: email.toLowerCase() },
		values: { topic, name, email, message },
	})
