import type { Holder } from '#server/learning/certificate/certificate.store.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const words = {
	en: {
		subject: (title: string) => `Your certificate for “${title}” was revoked`,
		text: (name: string, title: string, reason: string) => [
			`Namaste ${name},`,
			'',
			`we have revoked your certificate for “${title}”. The reason, which everybody who opens its page can read:`,
			'',
			reason,
			'',
			'Its files and its badge are no longer valid. Its page:',
		],
		contact: 'You think that this is wrong? Write to us:',
	},
	hi: {
		subject: (title: string) => `“${title}” का आपका प्रमाणपत्र रद्द कर दिया गया है`,
		text: (name: string, title: string, reason: string) => [
			`नमस्ते ${name},`,
			'',
			`हमने “${title}” का आपका प्रमाणपत्र रद्द कर दिया है। कारण, जिसे उसका पेज खोलने वाला हर व्यक्ति पढ़ सकता है:`,
			'',
			reason,
			'',
			'उसकी फ़ाइलें और बैज अब मान्य नहीं हैं। उसका पेज:',
		],
		contact: 'आपको लगता है कि यह ग़लत है? हमें लिखें:',
	},
} as const

/**
 * CER-01: the mail that says that a certificate was revoked and why, in the language of its holder.
 */
export const revocationMail = (
	{ email, name, language }: Holder,
	{ id, title, reason }: { id: string; title: string; reason: string },
	origin: string,
): Mail => {
	const say = words[language]
	const named = oneLine(title)
	return {
		to: email,
		subject: say.subject(named),
		text: [
			...say.text(name, named, reason),
			`${origin}/certificate/${id}`,
			'',
			say.contact,
			`${origin}/contact`,
			'',
			'{brand}',
		].join('\n'),
	}
}
