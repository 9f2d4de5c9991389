import type { Mail } from '#server/platform/mail/mailer.ts'

/** Mails a person that the shop's team has granted them roles (DSK-02). */
export const staffMail = (to: string, desk: string): Mail => ({
	to,
	subject: 'You now work on {brand}’s team',
	text: [
		'Namaste,',
		'',
		'the owner of the shop has given you access to its desk. Sign in with this address:',
		'',
		desk,
		'',
		'The desk asks for a second factor: have an authenticator app on your phone ready.',
		'If you do not expect this mail, you need not do anything.',
		'',
		'{brand}',
	].join('\n'),
})
