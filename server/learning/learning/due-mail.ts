import { indianDate } from '#server/platform/documents/indian-moment.ts'
import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { DueCourse } from './due.store.ts'

export const dueKind = mailKind({
	name: 'course-due',
	values: {
		...{ name: 'Asha', title: 'Fractions That Make Sense', day: '12 March 2027' },
		link: 'https://vidya.example/profile/my-learning',
	},
	needed: ['title', 'day', 'link'],
	isOptional: true,
	en: {
		subject: 'Complete “{title}” by {day}',
		text: `Namaste {name},

Your school asks you to complete “{title}” by {day}.

[Go on with it]({link})`,
	},
	hi: {
		subject: '“{title}” {day} तक पूरा करें',
		text: `नमस्ते {name},

आपका स्कूल चाहता है कि आप “{title}” {day} तक पूरा करें।

[आगे पढ़ें]({link})`,
	},
})

/** 29.9: the mail to a teacher whose course is due within a week, in their language. */
export const dueMail = (
	{ id, email, name, language, title, dueOn }: DueCourse,
	origin: string,
): Mail =>
	mailOf(dueKind, {
		...{ to: email, language },
		values: {
			...{ name, title, day: indianDate(dueOn, language) },
			link: `${origin}/profile/my-learning/${id}`,
		},
	})
