import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

export const suspensionKind = mailKind({
	name: 'account-suspended',
	values: {
		reason: 'Somebody else signed in to your account.',
		contact: 'https://vidya.example/contact',
	},
	needed: ['reason'],
	en: {
		subject: 'Your {brand} account is suspended',
		text: `Namaste,

Nobody can sign in to your account for now. The reason:

{reason}

Your courses, orders and certificates stay. Write to us if this is a mistake:

[Write to us]({contact})`,
	},
	hi: {
		subject: 'आपका {brand} खाता निलंबित है',
		text: `नमस्ते,

अभी कोई आपके खाते में साइन इन नहीं कर सकता। कारण:

{reason}

आपके पाठ्यक्रम, ऑर्डर और प्रमाणपत्र बने रहते हैं। अगर यह गलती है, तो हमें लिखें:

[हमें लिखें]({contact})`,
	},
})

type Of = { language: 'en' | 'hi'; to: string; reason: string; origin: string }

/** 28.11: the mail to the person of a suspended account, also in place of a login link. */
export const suspensionMail = ({ language, to, reason, origin }: Of): Mail =>
	mailOf(suspensionKind, { to, language, values: { reason, contact: `${origin}/contact` } })
