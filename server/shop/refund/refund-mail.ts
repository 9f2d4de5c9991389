import type { Mail } from '#server/platform/mail/mailer.ts'
import type { ShownRequest } from '#server/shop/refund/refund-request.store.ts'

type Words = { subject: string; text: string }
type Status = ShownRequest['request']['status']

const en: Record<Status, (amount: string) => Words> = {
	asked: (amount) => ({
		subject: 'You asked for a refund',
		text: `We have your request for ${amount}. We decide within seven days; until then you can withdraw it.`,
	}),
	withdrawn: () => ({
		subject: 'Your request for a refund is withdrawn',
		text: 'Nothing changes: everything that you bought stays yours.',
	}),
	approved: (amount) => ({
		subject: 'Your refund is approved',
		text: `You get ${amount} back, the way you paid. The access that the order gave has ended. The credit note is with the order.`,
	}),
	refused: () => ({
		subject: 'Your refund was refused',
		text: 'Everything that you bought stays yours. Why it was refused:',
	}),
	sent: (amount) => ({
		subject: 'Your refund is on its way',
		text: `${amount} is on its way to you. Banks need three to seven working days, cards from abroad up to fourteen.`,
	}),
	received: (amount) => ({
		subject: 'Your refund has arrived',
		text: `${amount} was given back to you. If you do not see it within seven working days, write to us.`,
	}),
}

const hi: Record<Status, (amount: string) => Words> = {
	asked: (amount) => ({
		subject: 'आपने पैसे वापस माँगे हैं',
		text: `${amount} वापस करने का आपका अनुरोध मिल गया है। हम सात दिन में फ़ैसला करते हैं; तब तक आप इसे वापस ले सकते हैं।`,
	}),
	withdrawn: () => ({
		subject: 'पैसे वापसी का अनुरोध आपने वापस ले लिया',
		text: 'कुछ नहीं बदला: जो आपने ख़रीदा है, वह आपका ही है।',
	}),
	approved: (amount) => ({
		subject: 'पैसे वापसी मंज़ूर हो गई',
		text: `${amount} आपको उसी रास्ते से वापस मिलेंगे जिससे आपने दिए थे। इस ऑर्डर से मिली पहुँच ख़त्म हो गई है। क्रेडिट नोट ऑर्डर के साथ है।`,
	}),
	refused: () => ({
		subject: 'पैसे वापसी मंज़ूर नहीं हुई',
		text: 'जो आपने ख़रीदा है, वह आपका ही है। मंज़ूर न होने का कारण:',
	}),
	sent: (amount) => ({
		subject: 'आपके पैसे भेज दिए गए हैं',
		text: `${amount} आपके पास आ रहे हैं। बैंक को तीन से सात कामकाजी दिन लगते हैं, विदेशी कार्ड को चौदह तक।`,
	}),
	received: (amount) => ({
		subject: 'आपके पैसे वापस मिल गए',
		text: `${amount} आपको वापस कर दिए गए हैं। सात कामकाजी दिन में न दिखें तो हमें लिखें।`,
	}),
}

const greeting = { en: 'Namaste,', hi: 'नमस्ते,' }

const amountOf = ({ amount, currency }: ShownRequest): string =>
	new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount / 100)

/** INV-03: returns the mail about a refund request's status, in the language of the request. */
export const refundMail = (shown: ShownRequest, origin: string): Mail => {
	const { request, titles, to } = shown
	const { subject, text } = (request.language === 'hi' ? hi : en)[request.status](amountOf(shown))
	return {
		to,
		subject,
		text: [
			greeting[request.language],
			'',
			text,
			...(request.status === 'refused' ? ['', request.decision] : []),
			'',
			...titles.map((title) => `– ${title}`),
			'',
			`${origin}/profile/refunds`,
			'',
			'{brand}',
		].join('\n'),
	}
}
