import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

const sample = { name: 'Asha', title: 'Reading circles that work' }

export const decisionKinds = {
	confirmed: mailKind({
		name: 'registration-confirmed',
		values: { ...sample, link: 'https://vidya.example/profile/registrations/…' },
		needed: ['title', 'link'],
		en: {
			subject: 'You are in: {title}',
			text: `Namaste {name},

Your registration for “{title}” is confirmed.

Times, the calendar file and the room are here:

[Open your registration]({link})`,
		},
		hi: {
			subject: 'आपकी जगह पक्की है: {title}',
			text: `नमस्ते {name},

“{title}” के लिए आपके पंजीकरण की पुष्टि हो गई है।

समय, कैलेंडर फ़ाइल और कक्ष यहाँ हैं:

[अपना पंजीकरण खोलें]({link})`,
		},
	}),
	refused: mailKind({
		name: 'registration-refused',
		values: {
			...sample,
			reason: 'All places are taken.',
			link: 'https://vidya.example/learning/…',
		},
		needed: ['title', 'reason'],
		en: {
			subject: 'Your registration for {title}',
			text: `Namaste {name},

We cannot confirm your registration for “{title}”. The reason:

{reason}

If the reason no longer holds, you can register again:

[Register again]({link})`,
		},
		hi: {
			subject: '{title} के लिए आपका पंजीकरण',
			text: `नमस्ते {name},

हम “{title}” के लिए आपके पंजीकरण की पुष्टि नहीं कर सकते। कारण:

{reason}

यदि यह कारण अब नहीं रहा, तो आप फिर पंजीकरण कर सकते हैं:

[फिर पंजीकरण करें]({link})`,
		},
	}),
}

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
export const decisionMail = ({ to, title, decision, reason, url: link }: Decided): Mail => {
	const { email, name, language } = to
	const values = { name, title, reason, link }
	return mailOf(decisionKinds[decision], { to: email, language, values })
}
