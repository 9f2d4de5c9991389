import type { Mail } from '#server/platform/mail/mailer.ts'

type Of = { language: 'en' | 'hi'; to: string; keptHint: string; origin: string }

const words = {
	en: ({ keptHint, origin }: Of) => [
		'Your two {brand} accounts are one now',
		`Namaste,\n\nOur team joined your two accounts. Everything that you bought and learned is in the account with the address ${keptHint}; sign in with it: ${origin}/login\n\nWhat is left of the other account is erased in seven days. If you did not ask for this, write to us: ${origin}/contact`,
	],
	hi: ({ keptHint, origin }: Of) => [
		'आपके दो {brand} खाते अब एक हैं',
		`नमस्ते,\n\nहमारी टीम ने आपके दोनों खाते जोड़ दिए हैं। आपने जो कुछ खरीदा और सीखा, वह ${keptHint} वाले खाते में है; उसी से साइन इन करें: ${origin}/login\n\nदूसरे खाते में जो बचा है वह सात दिन में मिटा दिया जाएगा। अगर आपने यह नहीं कहा था, तो हमें लिखें: ${origin}/contact`,
	],
}

/** DSK-13: a mail to either address of two accounts that were joined. */
export const mergeMail = (of: Of): Mail => {
	const [subject, text] = words[of.language](of)
	return { to: of.to, subject: subject!, text: `${text}\n\n{brand}` }
}

/** Said to who signs in with the address of the other account. */
export const mergedReason = {
	en: (hint: string) => `It was joined with your account ${hint}. Sign in with that address.`,
	hi: (hint: string) => `यह आपके खाते ${hint} से जोड़ दिया गया। उसी पते से साइन इन करें।`,
}
