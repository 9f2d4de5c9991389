import ical, { ICalEventStatus } from 'ical-generator'

/** What a calendar says of a live session. */
export type CalendarEntry = {
  sessionId: string
  title: string
  summary: string
  instructor: string
  startsAt: Date
  endsAt: Date
  cancelled: boolean
  sequence: number
  changedAt: Date
  /** Where its waiting room is. */
  address: string
}

const words = {
  en: { by: 'With', room: 'The room opens ten minutes before, here:' },
  hi: { by: 'प्रशिक्षक:', room: 'शुरू होने से दस मिनट पहले कक्ष यहाँ खुलता है:' },
} as const

/** LIV-01: a session as a calendar file (RFC 5545), times in UTC; a newer one with the same UID and a higher SEQUENCE replaces it. */
export const drawCalendar = (entry: CalendarEntry, language: 'en' | 'hi'): string => {
  const say = words[language]
  const calendar = ical({ prodId: { company: 'Vidya', product: 'Live sessions', language } })
  calendar.createEvent({
    id: `${entry.sessionId}@${new URL(entry.address).hostname}`,
    sequence: entry.sequence,
    stamp: entry.changedAt,
    lastModified: entry.changedAt,
    start: entry.startsAt,
    end: entry.endsAt,
    summary: entry.title,
    description: `${entry.summary}\n\n${say.by} ${entry.instructor}\n${say.room} ${entry.address}`,
    location: entry.address,
    url: entry.address,
    status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
