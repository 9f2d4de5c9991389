const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

/** An ISO time as a day in words, for example `20 Nov 2026`. */
export const dayOf = (at: string): string => day.format(new Date(at))
