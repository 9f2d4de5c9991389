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

If this was not you, ignore this email; nobody can sign in without the link.`,
	},
	hi: {
		subject: 'आपका {brand} लॉगिन लिंक',
		text: `नमस्ते,

{brand} में साइन इन करने के लिए यह लिंक खोलें। यह दस मिनट के अंदर एक बार काम करता है:

[साइन इन करें]({link})

अगर यह आपने नहीं माँगा, तो इस ईमेल पर ध्यान न दें; लिंक के बिना कोई साइन इन नहीं कर सकता।`,
	},
})

/** The mail that carries a login link (SES-01). */
export const loginMail = (to: string, link: string, language: 'en' | 'hi' = 'en'): Mail =>
	mailOf(loginKind, { to, language, values: { link } })
