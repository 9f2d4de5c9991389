import type { Mail } from '#server/platform/mail/mailer.ts'

type Of = { language: 'en' | 'hi'; to: string; origin: string }

const words = {
	old: {
		en: ({ origin }: Of) => [
			'The address of your {brand} account was changed',
			`Namaste,\n\nOur team changed the address of your account; this one no longer signs in. If you did not ask for it, write to us: ${origin}/contact`,
		],
		hi: ({ origin }: Of) => [
			'आपके {brand} खाते का पता बदला गया',
			`नमस्ते,\n\nहमारी टीम ने आपके खाते का पता बदला है; इस पते से अब साइन इन नहीं होता। अगर आपने यह नहीं कहा था, तो हमें लिखें: ${origin}/contact`,
		],
	},
	new: {
		en: ({ origin }: Of) => [
			'This is the address of your {brand} account now',
			`Namaste,\n\nOur team changed the address of your account to this one. Sign in with it: ${origin}/login`,
		],
		hi: ({ origin }: Of) => [
			'अब यह आपके {brand} खाते का पता है',
			`नमस्ते,\n\nहमारी टीम ने आपके खाते का पता बदलकर यह कर दिया है। इससे साइन इन करें: ${origin}/login`,
		],
	},
}

/** 28.11: mails to the old and the new address of an account whose address was corrected. */
export const addressMail = (which: keyof typeof words, of: Of): Mail => {
	const [subject, text] = words[which][of.language](of)
	return { to: of.to, subject: subject!, text: `${text}\n\n{brand}` }
}
