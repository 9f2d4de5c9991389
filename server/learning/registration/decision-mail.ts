import type { Mail } from '#server/platform/mail/mailer.ts'

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const words = {
	en: {
		greet: (name: string) => `Namaste ${name},`,
		confirmed: {
			subject: (title: string) => `You are in: ${title}`,
			text: (title: string) => [`Your registration for “${title}” is confirmed.`],
			page: 'Times, the calendar file and the room are here:',
		},
		refused: {
			subject: (title: string) => `Your registration for ${title}`,
			text: (title: string) => [`We cannot confirm your registration for “${title}”. The reason:`],
			page: 'If the reason no longer holds, you can register again:',
		},
	},
	hi: {
		greet: (name: string) => `नमस्ते ${name},`,
		confirmed: {
			subject: (title: string) => `आपकी जगह पक्की है: ${title}`,
			text: (title: string) => [`“${title}” के लिए आपके पंजीकरण की पुष्टि हो गई है।`],
			page: 'समय, कैलेंडर फ़ाइल और कक्ष यहाँ हैं:',
		},
		refused: {
			subject: (title: string) => `${title} के लिए आपका पंजीकरण`,
			text: (title: string) => [`हम “${title}” के लिए आपके पंजीकरण की पुष्टि नहीं कर सकते। कारण:`],
			page: 'यदि यह कारण अब नहीं रहा, तो आप फिर पंजीकरण कर सकते हैं:',
		},
	},
} as const

type Decided = {
	to: { email: string; name: string; language: 'en' | 'hi' }
	title: string
	decision: 'confirmed' | 'refused'
	/** Empty for a confirmation. */
	reason: string
	/** The registration's page, or the resource's where it was refused. */
	url: string
}

/** LIV-01: the mail about a decided registration, in the language of its reader. */
export const decisionMail = ({ to, title, decision, reason, url }: Decided): Mail => {
	const { greet, ...both } = words[to.language]
	const say = both[decision]
	const named = oneLine(title)
	const why = reason ? ['', reason] : []
	return {
		to: to.email,
		subject: say.subject(named),
		text: [greet(to.name), '', ...say.text(named), ...why, '', say.page, url, '', '{brand}'].join(
			'\n',
		),
	}
}
