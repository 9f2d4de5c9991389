import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

export const mergeKind = mailKind({
	name: 'accounts-joined',
	values: {
		address: 'a…a@example.org',
		login: 'https://vidya.example/login',
		contact: 'https://vidya.example/contact',
	},
	needed: ['address'],
	en: {
		subject: 'Your two {brand} accounts are one now',
		text: `Namaste,

Our team joined your two accounts. Everything that you bought and learned is in the account with the address {address}; sign in with it:

[Sign in]({login})

What is left of the other account is erased in seven days. If you did not ask for this, write to us: {contact}`,
	},
	hi: {
		subject: 'आपके दो {brand} खाते अब एक हैं',
		text: `नमस्ते,

हमारी टीम ने आपके दोनों खाते जोड़ दिए हैं। आपने जो कुछ खरीदा और सीखा, वह {address} वाले खाते में है; उसी से साइन इन करें:

[साइन इन करें]({login})

दूसरे खाते में जो बचा है वह सात दिन में मिटा दिया जाएगा। अगर आपने यह नहीं कहा था, तो हमें लिखें: {contact}`,
	},
})

type Of = { language: 'en' | 'hi'; to: string; keptHint: string; origin: string }

/** DSK-13: a mail to either address of two accounts that were joined. */
export const mergeMail = ({ language, to, keptHint: address, origin }: Of): Mail => {
	const values = { address, login: `${origin}/login`, contact: `${origin}/contact` }
	return mailOf(mergeKind, { to, language, values })
}

/** Said to who signs in with the address of the other account. */
export const mergedReason = {
	en: (hint: string) => `It was joined with your account ${hint}. Sign in with that address.`,
	hi: (hint: string) => `यह आपके खाते ${hint} से जोड़ दिया गया। उसी पते से साइन इन करें।`,
}
