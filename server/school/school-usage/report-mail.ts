import { hoursOf } from '#domain/learning/training-year.rules.ts'
import { indianMonth } from '#server/platform/documents/indian-moment.ts'
import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

export const reportKind = mailKind({
	name: 'school-report',
	values: {
		...{ name: 'Father George', school: 'Sunrise Public School', month: 'November 2026' },
		...{ hours: '42.5', teachers: '24', reached: '5', behind: '7', late: '2' },
		link: 'https://vidya.example/profile/dashboard',
	},
	needed: ['month', 'hours', 'link'],
	isOptional: true,
	en: {
		subject: 'Training at {school} in {month}',
		text: `Namaste {name},

this is how the teachers of {school} trained.

Hours in {month}: {hours}
Teachers: {teachers}
They have reached the 50 hours of this school year: {reached}
They are behind for this time of the year: {behind}
They are late with a course that you gave them: {late}

[Open the dashboard]({link})`,
	},
	hi: {
		subject: '{month} में {school} का प्रशिक्षण',
		text: `नमस्ते {name},

{school} के शिक्षकों का प्रशिक्षण ऐसा रहा।

{month} में घंटे: {hours}
शिक्षक: {teachers}
इस शैक्षणिक वर्ष के 50 घंटे पूरे कर चुके: {reached}
वर्ष के इस समय तक पीछे: {behind}
आपके दिए कोर्स में देर: {late}

[डैशबोर्ड खोलें]({link})`,
	},
})

/** Figures of a school that its report names. */
export type ReportFigures = {
	/** YYYY-MM */
	month: string
	/** Minutes of training in the month. */
	minutes: number
	teachers: number
	reached: number
	behind: number
	/** Teachers who have not completed a course by its day, counted once a course. */
	late: number
}

type Reader = { email: string; language: 'en' | 'hi'; name: string; school: string }

/** 29.9: the monthly report to a school's main point of contact, in their language. */
export const reportMail = (reader: Reader, figures: ReportFigures, origin: string): Mail => {
	const { email: to, language, name, school } = reader
	const { month, minutes, teachers, reached, behind, late } = figures
	return mailOf(reportKind, {
		...{ to, language },
		values: {
			...{ name, school, month: indianMonth(month, language), hours: hoursOf(minutes) },
			...{ teachers: String(teachers), reached: String(reached), behind: String(behind) },
			...{ late: String(late), link: `${origin}/profile/dashboard` },
		},
	})
}
