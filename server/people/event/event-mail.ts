import { indianMoment } from '#server/platform/documents/indian-moment.ts'
import { mailKind, mailOf } from '#server/platform/mail/mail-kind.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

const programme = 'https://vidya.example/gtm'

/** The paragraphs of a confirmed guest; a day that is not set is said so. */
const meetText = (day: string) => `Namaste {name},

you are registered for {brand}'s global teachers' meet. ${day} We mail you the link to the rooms a week before it begins.

[See the programme]({programme})

If you did not register, or cannot come, write to us, and we delete the registration: {contact}`

export const meetKinds = {
	dated: mailKind({
		name: 'meet-registered',
		values: {
			name: 'Asha',
			day: '5 September 2027, 10:00',
			programme,
			contact: 'https://vidya.example/contact',
		},
		needed: ['day'],
		en: {
			subject: "You are registered for the global teachers' meet",
			text: meetText('It begins on {day} Indian time.'),
		},
	}),
	undated: mailKind({
		name: 'meet-registered-early',
		values: { name: 'Asha', programme, contact: 'https://vidya.example/contact' },
		needed: [],
		en: {
			subject: "You are registered for the global teachers' meet",
			text: meetText('Its day is not set yet.'),
		},
	}),
	rooms: mailKind({
		name: 'meet-rooms',
		values: {
			...{ name: 'Asha', day: '5 September 2027, 10:00' },
			...{ rooms: 'https://meet.example/rooms', programme },
		},
		needed: ['rooms'],
		en: {
			subject: "The rooms of the global teachers' meet",
			text: `Namaste {name},

{brand}'s global teachers' meet is near. It begins on {day} Indian time.

[Open the rooms]({rooms})

Programme: {programme}`,
		},
	}),
}

export const programmeKind = mailKind({
	name: 'programme-invitation',
	values: {
		name: 'Sunrise Public School',
		link: 'https://vidya.example/international-tpo/…',
		day: '30 November 2026, 18:00',
	},
	needed: ['link'],
	en: {
		subject: 'Your school is invited to the international teacher programme, 2025',
		text: `Namaste {name},

your school is invited to {brand}'s international teacher programme, 2025. The link shows what the programme offers, and your teachers register there:

[See the programme]({link})

The invitation ends on {day} Indian time.`,
	},
})

type Guest = {
	to: string
	name: string
	/** ISO 8601; null while the day is not set. */
	startsAt: string | null
	/** Origin of the site. */
	origin: string
}

/** The mail that confirms a registration for the global teachers' meet (NAV-09). */
export const meetMail = ({ to, name, startsAt, origin }: Guest): Mail => {
	const values = { name, programme: `${origin}/gtm`, contact: `${origin}/contact` }
	if (!startsAt) return mailOf(meetKinds.undated, { to, values })
	const day = indianMoment(startsAt, 'en')
	return mailOf(meetKinds.dated, { to, values: { ...values, day } })
}

/** The mail with the link to the rooms of the meet (NAV-09). */
export const meetRoomsMail = (
	{ to, name, startsAt, origin }: Guest & { startsAt: string },
	rooms: string,
): Mail => {
	const day = indianMoment(startsAt, 'en')
	return mailOf(meetKinds.rooms, { to, values: { name, day, rooms, programme: `${origin}/gtm` } })
}

type Invited = {
	to: string
	/** Name of the school. */
	name: string
	url: string
	/** ISO 8601. */
	endsAt: string
}

/** The mail that invites a school to the teacher programme (NAV-08). */
export const schoolInvitationMail = ({ to, name, url, endsAt }: Invited): Mail =>
	mailOf(programmeKind, { to, values: { name, link: url, day: indianMoment(endsAt, 'en') } })
