import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

export const erasureKinds = {
	planned: mailKind({
		name: 'erasure-planned',
		values: {
			day: '7 December 2026',
			cancel: 'https://vidya.example/privacy',
			contact: 'https://vidya.example/contact',
		},
		needed: ['day', 'cancel'],
		en: {
			subject: 'Your {brand} account will be erased',
			text: `Namaste,

You asked us to erase your account. We do it on {day}. Until then you can sign in and cancel it here:

[Keep my account]({cancel})

If it was not you, cancel it and write to us: {contact}

Invoices stay for as long as tax law asks; everything else is deleted.`,
		},
		hi: {
			subject: 'आपका {brand} खाता मिटाया जाएगा',
			text: `नमस्ते,

आपने अपना खाता मिटाने को कहा है। हम इसे {day} को मिटाएँगे। तब तक आप साइन इन करके यहाँ रद्द कर सकते हैं:

[मेरा खाता रहने दें]({cancel})

अगर यह आपने नहीं किया, तो रद्द करें और हमें लिखें: {contact}

चालान उतने समय रहते हैं जितना कर क़ानून कहता है; बाक़ी सब मिटा दिया जाता है।`,
		},
	}),
	cancelled: mailKind({
		name: 'erasure-cancelled',
		values: {},
		needed: [],
		en: {
			subject: 'Your {brand} account stays',
			text: `Namaste,

The erasure of your account was cancelled. Nothing was deleted.`,
		},
		hi: {
			subject: 'आपका {brand} खाता बना रहेगा',
			text: `नमस्ते,

खाता मिटाना रद्द कर दिया गया। कुछ भी मिटाया नहीं गया।`,
		},
	}),
}

type Of = { language: 'en' | 'hi'; to: string; dueAt: Date; origin: string }

const dayOf = ({ language, dueAt }: Of): string =>
	new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
		dateStyle: 'long',
		timeZone: 'Asia/Kolkata',
	}).format(dueAt)

/** PRI-01: mails that an account will be erased, or that the erasure is cancelled. */
export const erasureMail = (kind: keyof typeof erasureKinds, of: Of): Mail => {
	const { to, language, origin } = of
	if (kind === 'cancelled') return mailOf(erasureKinds.cancelled, { to, language, values: {} })
	const values = { day: dayOf(of), cancel: `${origin}/privacy`, contact: `${origin}/contact` }
	return mailOf(erasureKinds.planned, { to, language, values })
}
