import type { Mail } from '#server/platform/mail/mailer.ts'

type Of = { language: 'en' | 'hi'; to: string; reason: string; origin: string }

const words = {
	en: ({ reason, origin }: Of) => [
		'Your {brand} account is suspended',
		`Namaste,\n\nNobody can sign in to your account for now. The reason:\n\n${reason}\n\nYour courses, orders and certificates stay. Write to us if this is a mistake: ${origin}/contact`,
	],
	hi: ({ reason, origin }: Of) => [
		'आपका {brand} खाता निलंबित है',
		`नमस्ते,\n\nअभी कोई आपके खाते में साइन इन नहीं कर सकता। कारण:\n\n${reason}\n\nआपके पाठ्यक्रम, ऑर्डर और प्रमाणपत्र बने रहते हैं। अगर यह गलती है, तो हमें लिखें: ${origin}/contact`,
	],
}

/** 28.11: the mail to the person of a suspended account, also in place of a login link. */
export const suspensionMail = (of: Of): Mail => {
	const [subject, text] = words[of.language](of)
	return { to: of.to, subject: subject!, text: `${text}\n\n{brand}` }
}
