import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

export const applicationKinds = {
	approved: mailKind({
		name: 'author-approved',
		values: { rate: '40', link: 'https://vidya.example/desk/resources' },
		needed: ['rate', 'link'],
		en: {
			subject: 'You can teach on {brand}',
			text: `Namaste,

We read your application and would love to have you as an author. Your share is {rate} percent of what your resources sell, before GST.

Write your first resource here; you need an authenticator app on your phone:

[Write a resource]({link})`,
		},
		hi: {
			subject: 'आप {brand_hi} पर पढ़ा सकते हैं',
			text: `नमस्ते,

हमने आपका आवेदन पढ़ा और हम आपको लेखक के रूप में चाहते हैं। आपके संसाधनों की बिक्री से, जीएसटी से पहले, {rate} प्रतिशत आपका हिस्सा है।

अपना पहला संसाधन यहाँ लिखिए; इसके लिए फ़ोन में एक ऑथेंटिकेटर ऐप चाहिए:

[संसाधन लिखें]({link})`,
		},
	}),
	declined: mailKind({
		name: 'author-declined',
		values: {
			reason: 'We look for authors of science now.',
			link: 'https://vidya.example/teach',
		},
		needed: ['reason'],
		en: {
			subject: 'About your application to teach',
			text: `Namaste,

We read your application and cannot approve it now:

{reason}

You can apply again here:

[Apply again]({link})`,
		},
		hi: {
			subject: 'पढ़ाने के आपके आवेदन के बारे में',
			text: `नमस्ते,

हमने आपका आवेदन पढ़ा और उसे अभी स्वीकार नहीं कर सकते:

{reason}

आप यहाँ फिर से आवेदन कर सकते हैं:

[फिर आवेदन करें]({link})`,
		},
	}),
}

type To = { email: string; language: 'en' | 'hi' }
type Decided = { status: 'approved' | 'declined'; reason: string; rate: number; origin: string }

/** The mail to a person who applied to teach, in their language (DSK-21). */
export const applicationMail = ({ email: to, language }: To, of: Decided): Mail => {
	const { status, reason, rate, origin } = of
	const link = `${origin}${status === 'approved' ? '/desk/resources' : '/teach'}`
	return mailOf(applicationKinds[status], {
		to,
		language,
		values: { rate: `${rate}`, reason, link },
	})
}

export const payoutKind = mailKind({
	name: 'payout-sent',
	values: {
		...{ gross: '₹12,000', tds: '₹1,200', net: '₹10,800', reference: 'UTR 6120012345' },
		link: 'https://vidya.example/desk/earnings',
	},
	needed: ['net', 'reference'],
	en: {
		subject: '{net} is on its way to you',
		text: `Namaste,

Your share: {gross}
Tax deducted (TDS): {tds}
Sent to your bank account: {net}
Reference of the bank: {reference}

[See what it is made of]({link})`,
	},
	hi: {
		subject: '{net} आपके लिए भेजे गए',
		text: `नमस्ते,

आपका हिस्सा: {gross}
काटा गया कर (TDS): {tds}
आपके बैंक खाते में भेजे गए: {net}
बैंक का संदर्भ: {reference}

[देखें कि यह किससे बना है]({link})`,
	},
})

/** Money as words of a mail; paise. */
type Sent = { gross: string; tds: string; net: string; reference: string; origin: string }

/** The mail to an author about a payout, in their language (DSK-22). */
export const payoutMail = ({ email: to, language }: To, { origin, ...sent }: Sent): Mail =>
	mailOf(payoutKind, { to, language, values: { ...sent, link: `${origin}/desk/earnings` } })
