import type { Mail } from '#server/platform/mail/mailer.ts'

/** Tells a teacher of a nomination; it holds no word that the parent has written, so that nobody sends own texts in our name. */
export const nominationMail = (to: string, address: string): Mail => ({
  to,
  subject: 'A parent has nominated you on Vidya',
  text: [
    'Namaste,',
    '',
    'a parent has nominated you as a teacher whose work matters. Sign in with this address to read it, and to accept or decline it:',
    '',
    `${address}/profile/nominations`,
    '',
    'If you are not a teacher, you need not do anything.',
    '',
    'Vidya',
  ].join('\n'),
})
