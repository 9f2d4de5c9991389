import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'

export const testKind = mailKind({
	name: 'setup-test',
	values: { desk: 'https://vidya.example/desk' },
	needed: [],
	en: {
		subject: '{brand}: your mail works / आपका मेल चलता है',
		text: `This mail was sent from the desk of {brand}. Mails to your teachers arrive the same way.

यह मेल {brand} की डेस्क से भेजा गया। शिक्षकों को मेल इसी तरह पहुँचेंगे।

[Open the desk]({desk})`,
	},
})

/** The mail by which an owner tries the mail server (DSK-01). */
export const testMail = (to: string, desk: string) => mailOf(testKind, { to, values: { desk } })
