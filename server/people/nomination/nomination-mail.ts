import type { Mail } from '#server/platform/mail/mailer.ts'

/**
 * Mails a teacher about a nomination. It quotes no text of the parent, so that nobody can send
 * their own text in our name.
 */
export const nominationMail = (to: string, address: string): Mail => ({
	to,
	subject: 'A parent has nominated you on {brand}',
	text: [
		'Namaste,',
		'',
		'a parent has nominated you as a teacher whose work matters. Sign in with this address to read it, and to accept or decline it:',
		'',
		`${address}/profile/nominations`,
		'',
		'If you are not a teacher, you need not do anything.',
		'',
		'{brand}',
	].join('\n'),
})
