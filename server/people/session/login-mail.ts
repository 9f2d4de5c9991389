import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

export const loginKind = mailKind({
	name: 'login',
	values: { link: 'https://vidya.example/login?token=…' },
	needed: ['link'],
	en: {
		subject: 'Your {brand} login link',
		text: `Namaste,

Open this link to sign in to {brand}. It works once, within ten minutes:

[Sign in]({link})

If you did not ask for it, you can leave this mail unanswered; nobody can sign in without the link.`,
	},
})

/** The mail that carries a login link (SES-01). */
export const loginMail = (to: string, link: string): Mail =>
	mailOf(loginKind, { to, values: { link } })
