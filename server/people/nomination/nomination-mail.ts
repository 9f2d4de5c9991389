import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

export const nominationKind = mailKind({
	name: 'nomination',
	values: { link: 'https://vidya.example/profile/nominations' },
	needed: ['link'],
	en: {
		subject: 'A parent has nominated you on {brand}',
		text: `Namaste,

a parent has nominated you as a teacher whose work matters. Sign in with this address to read it, and to accept or decline it:

[Read the nomination]({link})

If you are not a teacher, you need not do anything.`,
	},
})

/**
 * Mails a teacher about a nomination. It quotes no text of the parent, so that nobody can send
 * their own text in our name.
 */
export const nominationMail = (to: string, address: string): Mail =>
	mailOf(nominationKind, { to, values: { link: `${address}/profile/nominations` } })
