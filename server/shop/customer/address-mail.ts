import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

export const addressKinds = {
	old: mailKind({
		name: 'address-old',
		values: { contact: 'https://vidya.example/contact' },
		needed: ['contact'],
		en: {
			subject: 'The address of your {brand} account was changed',
			text: `Namaste,

Our team changed the address of your account; this one no longer signs in. If you did not ask for it, write to us:

[Write to us]({contact})`,
		},
		hi: {
			subject: 'आपके {brand} खाते का पता बदला गया',
			text: `नमस्ते,

हमारी टीम ने आपके खाते का पता बदला है; इस पते से अब साइन इन नहीं होता। अगर आपने यह नहीं कहा था, तो हमें लिखें:

[हमें लिखें]({contact})`,
		},
	}),
	new: mailKind({
		name: 'address-new',
		values: { login: 'https://vidya.example/login' },
		needed: ['login'],
		en: {
			subject: 'This is the address of your {brand} account now',
			text: `Namaste,

Our team changed the address of your account to this one. Sign in with it:

[Sign in]({login})`,
		},
		hi: {
			subject: 'अब यह आपके {brand} खाते का पता है',
			text: `नमस्ते,

हमारी टीम ने आपके खाते का पता बदलकर यह कर दिया है। इससे साइन इन करें:

[साइन इन करें]({login})`,
		},
	}),
}

type Of = { language: 'en' | 'hi'; to: string; origin: string }

/** 28.11: mails to the old and the new address of an account whose address was corrected. */
export const addressMail = (which: 'old' | 'new', { language, to, origin }: Of): Mail =>
	which === 'old'
		? mailOf(addressKinds.old, { to, language, values: { contact: `${origin}/contact` } })
		: mailOf(addressKinds.new, { to, language, values: { login: `${origin}/login` } })
