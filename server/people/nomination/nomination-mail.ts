import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

export const nominationKind = mailKind({
	name: 'nomination',
	values: { link: 'https://vidya.example/profile/nominations' },
	needed: ['link'],
	en: {
		subject: 'A parent has nominated you on {brand}',
		text: `Namaste,

a parent has nominated you as a teacher whose work matters. Sign in with this address to read it, and to accept or decline it:

[Read the nomination]({link})

If you are not a teacher, you need not do anything.`,
	},
	hi: {
		subject: 'एक अभिभावक ने {brand} पर आपको नामांकित किया है',
		text: `नमस्ते,

एक अभिभावक ने आपको ऐसे शिक्षक के रूप में नामांकित किया है जिनका काम मायने रखता है। इसे पढ़ने और स्वीकार या अस्वीकार करने के लिए इसी पते से साइन इन करें:

[नामांकन पढ़ें]({link})

अगर आप शिक्षक नहीं हैं, तो आपको कुछ करने की ज़रूरत नहीं।`,
	},
})

/**
 * Mails a teacher about a nomination. It quotes no text of the parent, so that nobody can send
 * their own text in our name.
 */
export const nominationMail = (to: string, address: string, language: 'en' | 'hi' = 'en'): Mail =>
	mailOf(nominationKind, { to, language, values: { link: `${address}/profile/nominations` } })
