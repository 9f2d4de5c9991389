import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

export const invitationKind = mailKind({
	name: 'teacher-invited',
	values: {
		name: 'Asha',
		school: 'Sunrise Public School',
		link: 'https://vidya.example/invitations/…',
	},
	needed: ['school', 'link'],
	en: {
		subject: '{school} invites you to {brand}',
		text: `Namaste {name},

{school} asks you to join its teachers on {brand}. What the school has for its teachers is then yours to use.

Open this link, sign in with this address, and accept. It works once, within 14 days:

[Accept the invitation]({link})

If you do not teach there, you need not do anything.`,
	},
	hi: {
		subject: '{school} आपको {brand} पर बुलाता है',
		text: `नमस्ते {name},

{school} चाहता है कि आप {brand} पर उसके शिक्षकों में शामिल हों। स्कूल ने अपने शिक्षकों के लिए जो लिया है, वह तब आपका भी होगा।

यह लिंक खोलें, इसी पते से साइन इन करें और स्वीकार करें। यह 14 दिन तक, एक बार काम करता है:

[आमंत्रण स्वीकार करें]({link})

अगर आप वहाँ नहीं पढ़ाते, तो आपको कुछ नहीं करना है।`,
	},
})

type Told = { to: string; name: string; school: string; link: string; language: 'en' | 'hi' }

/** SCH-06: asks a teacher to join a school, in the reader's language. */
export const invitationMail = ({ to, language, ...values }: Told): Mail =>
	mailOf(invitationKind, { to, language, values })
