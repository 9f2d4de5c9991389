import { getLocale } from '#i18n/runtime'

/** Making a format costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const locale = getLocale() === 'hi' ? 'hi-IN' : 'en-US'
  const key = `${locale} ${name}`
  const known =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', ...options })
  formats.set(key, known)
  return known
}

const partsOf = (iso: string, format: Intl.DateTimeFormat) =>
  Object.fromEntries(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))

/** A day in India as `DD MMM YYYY` (CRD-04). */
export const shortDate = (iso: string): string => {
  const format = formatOf('day', { day: '2-digit', month: 'short', year: 'numeric' })
  const { day, month, year } = partsOf(iso, format)
  return `${day} ${month} ${year}`
}

/** A moment in India: `DD MMM YYYY, 5:30 PM`. */
export const dateAndTime = (iso: string): string => {
  const format = formatOf('time', { hour: 'numeric', minute: '2-digit', hour12: true })
  const { hour, minute, dayPeriod } = partsOf(iso, format)
  return `${shortDate(iso)}, ${hour}:${minute} ${dayPeriod ?? ''}`.trim()
}
