import type { Mail } from '#server/platform/mail/mailer.ts'

/** The mail that carries a login link (SES-01). */
export const loginMail = (to: string, link: string): Mail => ({
	to,
	subject: 'Your {brand} login link',
	text: [
		'Namaste,',
		'',
		'Open this link to sign in to {brand}. It works once, within ten minutes:',
		'',
		link,
		'',
		'If you did not ask for it, you can leave this mail unanswered; nobody can sign in without the link.',
		'',
		'{brand}',
	].join('\n'),
})
