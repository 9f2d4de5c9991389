import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { Holder } from './certificate.store.ts'

export const revocationKind = mailKind({
	name: 'certificate-revoked',
	values: {
		name: 'Asha',
		title: 'Fractions that make sense',
		reason: 'The quiz was answered by somebody else.',
		link: 'https://vidya.example/certificate/…',
		contact: 'https://vidya.example/contact',
	},
	needed: ['title', 'reason'],
	en: {
		subject: 'Your certificate for “{title}” was revoked',
		text: `Namaste {name},

we have revoked your certificate for “{title}”. The reason, which everybody who opens its page can read:

{reason}

Its files and its badge are no longer valid.

[See its page]({link})

You think that this is wrong? Write to us: {contact}`,
	},
	hi: {
		subject: '“{title}” का आपका प्रमाणपत्र रद्द कर दिया गया है',
		text: `नमस्ते {name},

हमने “{title}” का आपका प्रमाणपत्र रद्द कर दिया है। कारण, जिसे उसका पेज खोलने वाला हर व्यक्ति पढ़ सकता है:

{reason}

उसकी फ़ाइलें और बैज अब मान्य नहीं हैं।

[उसका पेज देखें]({link})

आपको लगता है कि यह ग़लत है? हमें लिखें: {contact}`,
	},
})

/**
 * CER-01: the mail that says that a certificate was revoked and why, in the language of its holder.
 */
export const revocationMail = (
	{ email: to, name, language }: Holder,
	{ id, title, reason }: { id: string; title: string; reason: string },
	origin: string,
): Mail => {
	const link = `${origin}/certificate/${id}`
	const values = { name, title, reason, link, contact: `${origin}/contact` }
	return mailOf(revocationKind, { to, language, values })
}
