import { hoursOf } from '#domain/learning/training-year.rules.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { DueTeacher } from '#server/school/school-hours/reminder.store.ts'

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const words = {
	en: {
		subject: 'Your training hours of this school year',
		text: (name: string, school: string, counted: string, expected: string) => [
			`Namaste ${name},`,
			'',
			`${school} reminds you of your training hours: ${counted} of 50 count so far.`,
			`To be on time it would be ${expected} by today.`,
			'',
			'See what counts, add what you did elsewhere, and find courses:',
		],
	},
	hi: {
		subject: 'इस शैक्षणिक वर्ष के आपके प्रशिक्षण के घंटे',
		text: (name: string, school: string, counted: string, expected: string) => [
			`नमस्ते ${name},`,
			'',
			`${school} आपको प्रशिक्षण के घंटों की याद दिला रहा है: 50 में से अब तक ${counted} घंटे गिने गए हैं।`,
			`समय पर पूरा करने के लिए आज तक ${expected} घंटे होने चाहिए।`,
			'',
			'देखें कि क्या गिना गया है, बाहर किए प्रशिक्षण जोड़ें और कोर्स खोजें:',
		],
	},
} as const

/**
 * HRS-03: the mail that reminds a teacher of missing hours, in the teacher’s language.
 * @param expected minutes by today
 */
export const hoursMail = (due: DueTeacher, expected: number, origin: string): Mail => {
	const say = words[due.language]
	const text = say.text(
		oneLine(due.name),
		oneLine(due.school),
		hoursOf(due.counted),
		hoursOf(expected),
	)
	return {
		to: due.email,
		subject: say.subject,
		text: [...text, `${origin}/profile/hours`, '', '{brand}'].join('\n'),
	}
}
