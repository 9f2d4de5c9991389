import type { Mail } from '#server/platform/mail/mailer.ts'

/** The mail that confirms a registration for the global teachers' meet (NAV-09). */
export const meetMail = (to: string, name: string, address: string): Mail => ({
  to,
  subject: "You are registered for the global teachers' meet",
  text: [
    `Namaste ${name},`,
    '',
    "you are registered for Vidya's global teachers' meet. The link to the rooms comes by mail a week before.",
    '',
    `What happens there: ${address}/gtm`,
    '',
    'If you did not register, or cannot come, answer this mail, and we delete the registration.',
    '',
    'Vidya',
  ].join('\n'),
})
