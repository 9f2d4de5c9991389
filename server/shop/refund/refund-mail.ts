import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { ShownRequest } from './refund-request.store.ts'

const sample = {
	money: '₹589.00',
	titles: '– Fractions that make sense',
	link: 'https://vidya.example/profile/refunds',
}

export const refundKinds = {
	asked: mailKind({
		name: 'refund-asked',
		values: sample,
		needed: ['money'],
		en: {
			subject: 'You asked for a refund',
			text: `Namaste,

We have your request for {money}. We decide within seven days; until then you can withdraw it.

{titles}

[See your refunds]({link})`,
		},
		hi: {
			subject: 'आपने पैसे वापस माँगे हैं',
			text: `नमस्ते,

{money} वापस करने का आपका अनुरोध मिल गया है। हम सात दिन में फ़ैसला करते हैं; तब तक आप इसे वापस ले सकते हैं।

{titles}

[पैसे वापसी देखें]({link})`,
		},
	}),
	withdrawn: mailKind({
		name: 'refund-withdrawn',
		values: sample,
		needed: [],
		en: {
			subject: 'Your request for a refund is withdrawn',
			text: `Namaste,

Nothing changes: everything that you bought stays yours.

{titles}

[See your refunds]({link})`,
		},
		hi: {
			subject: 'पैसे वापसी का अनुरोध आपने वापस ले लिया',
			text: `नमस्ते,

कुछ नहीं बदला: जो आपने ख़रीदा है, वह आपका ही है।

{titles}

[पैसे वापसी देखें]({link})`,
		},
	}),
	approved: mailKind({
		name: 'refund-approved',
		values: sample,
		needed: ['money'],
		en: {
			subject: 'Your refund is approved',
			text: `Namaste,

You get {money} back, the way you paid. The access that the order gave has ended. The credit note is with the order.

{titles}

[See your refunds]({link})`,
		},
		hi: {
			subject: 'पैसे वापसी मंज़ूर हो गई',
			text: `नमस्ते,

{money} आपको उसी रास्ते से वापस मिलेंगे जिससे आपने दिए थे। इस ऑर्डर से मिली पहुँच ख़त्म हो गई है। क्रेडिट नोट ऑर्डर के साथ है।

{titles}

[पैसे वापसी देखें]({link})`,
		},
	}),
	refused: mailKind({
		name: 'refund-refused',
		values: { ...sample, reason: 'The lessons were finished.' },
		needed: ['reason'],
		en: {
			subject: 'Your refund was refused',
			text: `Namaste,

Everything that you bought stays yours. Why it was refused:

{reason}

{titles}

[See your refunds]({link})`,
		},
		hi: {
			subject: 'पैसे वापसी मंज़ूर नहीं हुई',
			text: `नमस्ते,

जो आपने ख़रीदा है, वह आपका ही है। मंज़ूर न होने का कारण:

{reason}

{titles}

[पैसे वापसी देखें]({link})`,
		},
	}),
	sent: mailKind({
		name: 'refund-sent',
		values: sample,
		needed: ['money'],
		en: {
			subject: 'Your refund is on its way',
			text: `Namaste,

{money} is on its way to you. Banks need three to seven working days, cards from abroad up to fourteen.

{titles}

[See your refunds]({link})`,
		},
		hi: {
			subject: 'आपके पैसे भेज दिए गए हैं',
			text: `नमस्ते,

{money} आपके पास आ रहे हैं। बैंक को तीन से सात कामकाजी दिन लगते हैं, विदेशी कार्ड को चौदह तक।

{titles}

[पैसे वापसी देखें]({link})`,
		},
	}),
	received: mailKind({
		name: 'refund-received',
		values: sample,
		needed: ['money'],
		en: {
			subject: 'Your refund has arrived',
			text: `Namaste,

{money} was given back to you. If you do not see it within seven working days, write to us.

{titles}

[See your refunds]({link})`,
		},
		hi: {
			subject: 'आपके पैसे वापस मिल गए',
			text: `नमस्ते,

{money} आपको वापस कर दिए गए हैं। सात कामकाजी दिन में न दिखें तो हमें लिखें।

{titles}

[पैसे वापसी देखें]({link})`,
		},
	}),
}

const amountOf = ({ amount, currency }: ShownRequest): string =>
	new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount / 100)

/** INV-03: returns the mail about a refund request's status, in the language of the request. */
export const refundMail = (shown: ShownRequest, origin: string): Mail => {
	const { request, titles, to } = shown
	const values = {
		money: amountOf(shown),
		titles: titles.map((title) => `– ${title}`).join('\n'),
		link: `${origin}/profile/refunds`,
		reason: request.decision,
	}
	return mailOf(refundKinds[request.status], { to, language: request.language, values })
}
