import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

export const staffKind = mailKind({
	name: 'staff-granted',
	values: { desk: 'https://vidya.example/desk' },
	needed: ['desk'],
	en: {
		subject: 'You now work on {brand}’s team',
		text: `Namaste,

the owner of the shop has given you access to its desk. Sign in with this address:

[Open the desk]({desk})

The desk asks for a second factor: have an authenticator app on your phone ready. If you do not expect this mail, you need not do anything.`,
	},
})

/** Mails a person that the shop's team has granted them roles (DSK-02). */
export const staffMail = (to: string, desk: string): Mail =>
	mailOf(staffKind, { to, values: { desk } })
