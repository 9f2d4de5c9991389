import { indianMoment } from '#server/platform/documents/indian-moment.ts'
import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { DueReminder } from './reminder.store.ts'

const values = {
	name: 'Asha',
	title: 'Reading circles that work',
	day: '5 December 2026, 17:00',
	link: 'https://vidya.example/profile/registrations/…',
}

const en = `Namaste {name},

you are registered for “{title}”. It begins on {day} Indian time.

The room opens ten minutes before, here:

[Open the session]({link})`

const hi = `नमस्ते {name},

आपने “{title}” के लिए पंजीकरण किया है। यह {day} (भारतीय समय) पर शुरू होगा।

कक्ष दस मिनट पहले यहाँ खुलेगा:

[सत्र खोलें]({link})`

const leave = {
	en: 'You cannot come? On the same page you can take your registration back.',
	hi: 'नहीं आ पाएँगे? उसी पेज पर आप अपना पंजीकरण वापस ले सकते हैं।',
}

const reminder = (name: string, subject: { en: string; hi: string }) =>
	mailKind({
		...{ name, values, needed: ['title', 'day', 'link'] },
		en: { subject: subject.en, text: `${en}\n\n${leave.en}` },
		hi: { subject: subject.hi, text: `${hi}\n\n${leave.hi}` },
	})

/** The same to a guest whose registration cannot be taken back any more. */
const lastReminder = (name: string, subject: { en: string; hi: string }) =>
	mailKind({
		...{ name, values, needed: ['title', 'day', 'link'] },
		en: { subject: subject.en, text: en },
		hi: { subject: subject.hi, text: hi },
	})

const subjects = {
	day: { en: 'Reminder: {title}', hi: 'याद दिला रहे हैं: {title}' },
	hour: { en: 'It begins soon: {title}', hi: 'जल्द शुरू होगा: {title}' },
}

export const reminderKinds = {
	open: {
		day: reminder('session-tomorrow', subjects.day),
		hour: reminder('session-soon', subjects.hour),
	},
	fixed: {
		day: lastReminder('session-tomorrow-fixed', subjects.day),
		hour: lastReminder('session-soon-fixed', subjects.hour),
	},
}

/** LIV-01: the mail that reminds of a session, in the language of its reader. */
export const reminderMail = (due: DueReminder, kind: 'day' | 'hour', origin: string): Mail => {
	const { email: to, language, name, title } = due
	const day = indianMoment(due.starts_at, language)
	const link = `${origin}/profile/registrations/${due.registration_id}`
	const kinds = reminderKinds[due.leavable ? 'open' : 'fixed']
	return mailOf(kinds[kind], { to, language, values: { name, title, day, link } })
}
