import { hoursOf } from '#domain/learning/training-year.rules.ts'
import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { DueTeacher } from './reminder.store.ts'

export const hoursKind = mailKind({
	name: 'hours-reminder',
	values: {
		name: 'Asha',
		school: 'Sunrise Public School',
		counted: '22.5',
		expected: '30',
		link: 'https://vidya.example/profile/hours',
	},
	needed: ['counted', 'link'],
	en: {
		subject: 'Your training hours of this school year',
		text: `Namaste {name},

{school} reminds you of your training hours: {counted} of 50 count so far.
To be on time it would be {expected} by today.

See what counts, add what you did elsewhere, and find courses:

[See your hours]({link})`,
	},
	hi: {
		subject: 'इस शैक्षणिक वर्ष के आपके प्रशिक्षण के घंटे',
		text: `नमस्ते {name},

{school} आपको प्रशिक्षण के घंटों की याद दिला रहा है: 50 में से अब तक {counted} घंटे गिने गए हैं।
समय पर पूरा करने के लिए आज तक {expected} घंटे होने चाहिए।

देखें कि क्या गिना गया है, बाहर किए प्रशिक्षण जोड़ें और कोर्स खोजें:

[अपने घंटे देखें]({link})`,
	},
})

/**
 * HRS-03: the mail that reminds a teacher of missing hours, in the teacher’s language.
 * @param expected minutes by today
 */
export const hoursMail = (due: DueTeacher, expected: number, origin: string): Mail => {
	const { email: to, language, name, school, counted } = due
	const values = {
		...{ name, school, counted: hoursOf(counted), expected: hoursOf(expected) },
		link: `${origin}/profile/hours`,
	}
	return mailOf(hoursKind, { to, language, values })
}
