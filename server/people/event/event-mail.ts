import { indianMoment } from '#server/platform/documents/indian-moment.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

type Guest = {
	to: string
	name: string
	/** ISO 8601; null while the day is not set. */
	startsAt: string | null
	/** Origin of the site. */
	origin: string
}

const when = (startsAt: string) => `It begins on ${indianMoment(startsAt, 'en')} Indian time.`

/** The mail that confirms a registration for the global teachers' meet (NAV-09). */
export const meetMail = ({ to, name, startsAt, origin }: Guest): Mail => ({
	to,
	subject: "You are registered for the global teachers' meet",
	text: [
		`Namaste ${name},`,
		'',
		"you are registered for {brand}'s global teachers' meet.",
		startsAt ? when(startsAt) : 'Its day is not set yet.',
		'We mail you the link to the rooms a week before it begins.',
		'',
		`Programme: ${origin}/gtm`,
		'',
		'If you did not register, or cannot come, write to us, and we delete the registration:',
		`${origin}/contact`,
		'',
		'{brand}',
	].join('\n'),
})

/** The mail with the link to the rooms of the meet (NAV-09). */
export const meetRoomsMail = (
	{ to, name, startsAt, origin }: Guest & { startsAt: string },
	roomsUrl: string,
): Mail => ({
	to,
	subject: "The rooms of the global teachers' meet",
	text: [
		`Namaste ${name},`,
		'',
		`{brand}'s global teachers' meet is near. ${when(startsAt)}`,
		'',
		`The rooms: ${roomsUrl}`,
		`Programme: ${origin}/gtm`,
		'',
		'{brand}',
	].join('\n'),
})

type Invited = {
	to: string
	/** Name of the school. */
	name: string
	url: string
	/** ISO 8601. */
	endsAt: string
}

/** The mail that invites a school to the teacher programme (NAV-08). */
export const schoolInvitationMail = ({ to, name, url, endsAt }: Invited): Mail => ({
	to,
	subject: 'Your school is invited to the international teacher programme, 2025',
	text: [
		`Namaste ${name},`,
		'',
		"your school is invited to {brand}'s international teacher programme, 2025.",
		'The link shows what the programme offers, and your teachers register there:',
		'',
		url,
		'',
		`The invitation ends on ${indianMoment(endsAt, 'en')} Indian time.`,
		'',
		'{brand}',
	].join('\n'),
})
