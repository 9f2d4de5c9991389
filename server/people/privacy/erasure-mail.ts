import type { Mail } from '#server/platform/mail/mailer.ts'

type Of = { language: 'en' | 'hi'; to: string; dueAt: Date; origin: string }

const day = ({ language, dueAt }: Of): string =>
	new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
		dateStyle: 'long',
		timeZone: 'Asia/Kolkata',
	}).format(dueAt)

const words = {
	planned: {
		en: (of: Of) => [
			'Your {brand} account will be erased',
			`Namaste,\n\nYou asked us to erase your account. We do it on ${day(of)}. Until then you can sign in and cancel it here: ${of.origin}/privacy\n\nIf it was not you, cancel it and write to us: ${of.origin}/contact\n\nInvoices stay for as long as tax law asks; everything else is deleted.`,
		],
		hi: (of: Of) => [
			'आपका {brand} खाता मिटाया जाएगा',
			`नमस्ते,\n\nआपने अपना खाता मिटाने को कहा है। हम इसे ${day(of)} को मिटाएँगे। तब तक आप साइन इन करके यहाँ रद्द कर सकते हैं: ${of.origin}/privacy\n\nअगर यह आपने नहीं किया, तो रद्द करें और हमें लिखें: ${of.origin}/contact\n\nचालान उतने समय रहते हैं जितना कर क़ानून कहता है; बाक़ी सब मिटा दिया जाता है।`,
		],
	},
	cancelled: {
		en: () => [
			'Your {brand} account stays',
			'Namaste,\n\nThe erasure of your account was cancelled. Nothing was deleted.',
		],
		hi: () => [
			'आपका {brand} खाता बना रहेगा',
			'नमस्ते,\n\nखाता मिटाना रद्द कर दिया गया। कुछ भी मिटाया नहीं गया।',
		],
	},
}

/** PRI-01: mails that an account will be erased, or that the erasure is cancelled. */
export const erasureMail = (kind: keyof typeof words, of: Of): Mail => {
	const [subject, text] = words[kind][of.language](of)
	return { to: of.to, subject: subject!, text: `${text}\n\n{brand}` }
}
