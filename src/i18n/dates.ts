import { getLocale } from '#i18n/runtime'

const zone = 'Asia/Kolkata'
const parts = (iso: string, options: Intl.DateTimeFormatOptions) =>
  Object.fromEntries(
    new Intl.DateTimeFormat(getLocale() === 'hi' ? 'hi-IN' : 'en-US', {
      timeZone: zone,
      ...options,
    })
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  )

/** A day in India as `DD MMM YYYY` (CRD-04). */
export const shortDate = (iso: string): string => {
  const { day, month, year } = parts(iso, { day: '2-digit', month: 'short', year: 'numeric' })
  return `${day} ${month} ${year}`
}

/** A moment in India: `DD MMM YYYY, 5:30 PM`. */
export const dateAndTime = (iso: string): string => {
  const { hour, minute, dayPeriod } = parts(iso, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  })
  return `${shortDate(iso)}, ${hour}:${minute} ${dayPeriod ?? ''}`.trim()
}
