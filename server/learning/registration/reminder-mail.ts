import type { DueReminder } from '#server/learning/registration/reminder.store.ts'
import { indianMoment } from '#server/platform/documents/indian-moment.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const words = {
	en: {
		day: 'Reminder',
		hour: 'It begins soon',
		text: (name: string, title: string, when: string) => [
			`Namaste ${name},`,
			'',
			`you are registered for “${title}”.`,
			`It begins on ${when} Indian time.`,
			'',
			'The room opens ten minutes before, here:',
		],
		leave: 'You cannot come? On the same page you can take your registration back.',
	},
	hi: {
		day: 'याद दिला रहे हैं',
		hour: 'जल्द शुरू होगा',
		text: (name: string, title: string, when: string) => [
			`नमस्ते ${name},`,
			'',
			`आपने “${title}” के लिए पंजीकरण किया है।`,
			`यह ${when} (भारतीय समय) पर शुरू होगा।`,
			'',
			'कक्ष दस मिनट पहले यहाँ खुलेगा:',
		],
		leave: 'नहीं आ पाएँगे? उसी पेज पर आप अपना पंजीकरण वापस ले सकते हैं।',
	},
} as const

/** LIV-01: the mail that reminds of a session, in the language of its reader. */
export const reminderMail = (due: DueReminder, kind: 'day' | 'hour', origin: string): Mail => {
	const say = words[due.language]
	const title = oneLine(due.title)
	return {
		to: due.email,
		subject: `${say[kind]}: ${title}`,
		text: [
			...say.text(due.name, title, indianMoment(due.starts_at, due.language)),
			`${origin}/profile/registrations/${due.registration_id}`,
			...(due.leavable ? ['', say.leave] : []),
			'',
			'{brand}',
		].join('\n'),
	}
}
