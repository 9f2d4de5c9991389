import type { Mail } from '#server/platform/mail/mailer.ts'
import type { DueReminder } from '#server/registration/reminder.store.ts'

const INDIA_MS = 330 * 60_000
const months = {
  en: 'January February March April May June July August September October November December',
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
} as const

/** A moment as clocks in India show it: `24 November 2026, 18:00`. */
const whenOf = (iso: string, language: 'en' | 'hi'): string => {
  const moment = new Date(Date.parse(iso) + INDIA_MS)
  const month = months[language].split(' ')[moment.getUTCMonth()]
  const time = moment.toISOString().slice(11, 16)
  return `${moment.getUTCDate()} ${month} ${moment.getUTCFullYear()}, ${time}`
}

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
    leave: 'नहीं आ पाएँगे? उसी पृष्ठ पर आप अपना पंजीकरण वापस ले सकते हैं।',
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
      ...say.text(due.name, title, whenOf(due.starts_at, due.language)),
      `${origin}/profile/registrations/${due.registration_id}`,
      ...(due.leavable ? ['', say.leave] : []),
      '',
      'Vidya',
    ].join('\n'),
  }
}
