import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

const values = {
	money: '₹589.00',
	words: 'We are sorry that the recording failed.',
	titles: '– Fractions that make sense',
	link: 'https://vidya.example/profile/purchase-history/…/invoice',
}

const hindiWith = (kept: string) => `नमस्ते,

{money} आपको उसी रास्ते से वापस मिलेंगे जिससे आपने दिए थे। बैंक को तीन से सात कामकाजी दिन लगते हैं, विदेशी कार्ड पर चौदह तक। ${kept}

{words}

{titles}

[क्रेडिट नोट देखें]({link})`

const textWith = (kept: string) => `Namaste,

{money} comes back to you the way you paid. Banks need three to seven working days, cards from abroad up to fourteen. ${kept}

{words}

{titles}

[See the credit note]({link})`

export const givenBackKinds = {
	whole: mailKind({
		name: 'order-refunded',
		values,
		needed: ['money', 'titles'],
		en: {
			subject: 'We give you {money} back',
			text: textWith('The access that the order gave has ended.'),
		},
		hi: {
			subject: 'हम आपको {money} लौटा रहे हैं',
			text: hindiWith('इस ऑर्डर से मिली पहुँच ख़त्म हो गई है।'),
		},
	}),
	part: mailKind({
		name: 'order-refunded-in-part',
		values,
		needed: ['money', 'titles'],
		en: {
			subject: 'We give you {money} back',
			text: textWith('Everything that you bought stays yours.'),
		},
		hi: {
			subject: 'हम आपको {money} लौटा रहे हैं',
			text: hindiWith('आपने जो ख़रीदा है, वह आपका ही रहता है।'),
		},
	}),
}

type GivenBack = {
	to: string
	language: 'en' | 'hi'
	orderId: string
	titles: readonly string[]
	/** In the smallest unit of the currency. */
	amount: number
	currency: string
	isWhole: boolean
	isOfSchool: boolean
	words: string
}

/** DSK-11: tells the buyer that the team gives money back, and if the order ends. */
export const givenBackMail = (given: GivenBack, origin: string): Mail => {
	const { to, language, orderId, titles, amount, currency, isWhole, isOfSchool, words } = given
	const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount / 100)
	const place = isOfSchool
		? '/profile/school-orders'
		: `/profile/purchase-history/${orderId}/invoice`
	const listed = titles.map((title) => `– ${title}`).join('\n')
	return mailOf(givenBackKinds[isWhole ? 'whole' : 'part'], {
		...{ to, language },
		values: { money, words, titles: listed, link: `${origin}${place}` },
	})
}
