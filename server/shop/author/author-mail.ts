import type { Mail } from '#server/platform/mail/mailer.ts'

type To = { email: string; language: 'en' | 'hi' }
type Decided = { status: 'approved' | 'declined'; reason: string; rate: number; origin: string }

const decided = {
	en: {
		approved: ({ rate, origin }: Decided) => ({
			subject: 'You can teach on {brand}',
			text: `Namaste,\n\nWe read your application and would love to have you as an author. Your share is ${rate} percent of what your resources sell, before GST.\n\nWrite your first resource here; you need an authenticator app on your phone:\n${origin}/desk/resources`,
		}),
		declined: ({ reason, origin }: Decided) => ({
			subject: 'About your application to teach',
			text: `Namaste,\n\nWe read your application and cannot approve it now:\n\n${reason}\n\nYou can apply again here:\n${origin}/teach`,
		}),
	},
	hi: {
		approved: ({ rate, origin }: Decided) => ({
			subject: 'आप {brand_hi} पर पढ़ा सकते हैं',
			text: `नमस्ते,\n\nहमने आपका आवेदन पढ़ा और हम आपको लेखक के रूप में चाहते हैं। आपके संसाधनों की बिक्री से, जीएसटी से पहले, ${rate} प्रतिशत आपका हिस्सा है।\n\nअपना पहला संसाधन यहाँ लिखिए; इसके लिए फ़ोन में एक ऑथेंटिकेटर ऐप चाहिए:\n${origin}/desk/resources`,
		}),
		declined: ({ reason, origin }: Decided) => ({
			subject: 'पढ़ाने के आपके आवेदन के बारे में',
			text: `नमस्ते,\n\nहमने आपका आवेदन पढ़ा और उसे अभी स्वीकार नहीं कर सकते:\n\n${reason}\n\nआप यहाँ फिर से आवेदन कर सकते हैं:\n${origin}/teach`,
		}),
	},
}

/** The mail to a person who applied to teach, in their language (DSK-21). */
export const applicationMail = ({ email, language }: To, of: Decided): Mail => ({
	to: email,
	...decided[language][of.status](of),
})

/** Money as words of a mail; paise. */
type Sent = { gross: string; tds: string; net: string; reference: string; origin: string }

const sent = {
	en: ({ gross, tds, net, reference, origin }: Sent) => ({
		subject: `${net} is on its way to you`,
		text: `Namaste,\n\nYour share: ${gross}\nTax deducted (TDS): ${tds}\nSent to your bank account: ${net}\nReference of the bank: ${reference}\n\nWhat it is made of: ${origin}/desk/earnings`,
	}),
	hi: ({ gross, tds, net, reference, origin }: Sent) => ({
		subject: `${net} आपके लिए भेजे गए`,
		text: `नमस्ते,\n\nआपका हिस्सा: ${gross}\nकाटा गया कर (TDS): ${tds}\nआपके बैंक खाते में भेजे गए: ${net}\nबैंक का संदर्भ: ${reference}\n\nयह किससे बना है: ${origin}/desk/earnings`,
	}),
}

/** The mail to an author about a payout, in their language (DSK-22). */
export const payoutMail = ({ email, language }: To, of: Sent): Mail => ({
	to: email,
	...sent[language](of),
})
