import type { Mail } from '#server/platform/mail/mailer.ts'

type Told = { to: string; name: string; school: string; link: string; language: 'en' | 'hi' }

const en = ({ name, school, link }: Told) => ({
	subject: `${school} invites you to {brand}`,
	lines: [
		name ? `Namaste ${name},` : 'Namaste,',
		'',
		`${school} asks you to join its teachers on {brand}. What the school has for its teachers is then yours to use.`,
		'',
		'Open this link, sign in with this address, and accept. It works once, within 14 days:',
		'',
		link,
		'',
		'If you do not teach there, you need not do anything.',
	],
})

const hi = ({ name, school, link }: Told) => ({
	subject: `${school} आपको {brand} पर बुलाता है`,
	lines: [
		name ? `नमस्ते ${name},` : 'नमस्ते,',
		'',
		`${school} चाहता है कि आप {brand} पर उसके शिक्षकों में शामिल हों। स्कूल ने अपने शिक्षकों के लिए जो लिया है, वह तब आपका भी होगा।`,
		'',
		'यह लिंक खोलें, इसी पते से साइन इन करें और स्वीकार करें। यह 14 दिन तक, एक बार काम करता है:',
		'',
		link,
		'',
		'अगर आप वहाँ नहीं पढ़ाते, तो आपको कुछ नहीं करना है।',
	],
})

/** SCH-06: asks a teacher to join a school, in the reader's language. */
export const invitationMail = (told: Told): Mail => {
	const { subject, lines } = (told.language === 'hi' ? hi : en)(told)
	return { to: told.to, subject, text: [...lines, '', '{brand}'].join('\n') }
}
