import { indianMoment } from '#server/platform/documents/indian-moment.ts'
import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { EndingTerm } from './subscription.store.ts'

export const renewalKind = mailKind({
	name: 'plan-ending',
	values: {
		...{ name: 'Asha', plan: 'Vidya Plus', ends: '12 March 2027, 10:00' },
		link: 'https://vidya.example/vidya-plus',
	},
	needed: ['plan', 'ends', 'link'],
	isOptional: true,
	en: {
		subject: 'Your plan {plan} ends soon',
		text: `Namaste {name},

Your plan {plan} ends on {ends} (Indian time). It does not renew by itself, and you keep everything you got with it.

If you renew it now, the new year begins when this one ends:

[Renew {plan}]({link})`,
	},
	hi: {
		subject: 'आपका {plan} प्लान जल्द ख़त्म होगा',
		text: `नमस्ते {name},

आपका {plan} प्लान {ends} (भारतीय समय) को ख़त्म होगा। यह अपने आप आगे नहीं बढ़ता, और इससे जो मिला वह आपका रहता है।

अभी आगे बढ़ाने पर नया साल इसी के ख़त्म होने पर शुरू होगा:

[{plan} आगे बढ़ाएँ]({link})`,
	},
})

/** 29.6: the mail to somebody whose plan ends in seven days, in their language. */
export const renewalMail = (ending: EndingTerm, origin: string): Mail => {
	const { email: to, language, name, plan, endsAt } = ending
	const ends = indianMoment(endsAt.toISOString(), language)
	return mailOf(renewalKind, {
		...{ to, language },
		values: { name, plan, ends, link: `${origin}/vidya-plus` },
	})
}
