import type { ProgrammeCountry } from '#machines/people/event/programme-entry.rules.ts'

/**
 * How a country is greeted, and when its live sessions begin by its own clocks and by those of
 * India.
 */
export const countryFacts: Record<
  ProgrammeCountry,
  { greeting: string; time: string; zone: string; indian: string }
> = {
  bangladesh: { greeting: 'Shagotom!', time: '4:00 PM', zone: 'UTC+6', indian: '3:30 PM' },
  egypt: { greeting: 'Ahlan wa sahlan!', time: '4:00 PM', zone: 'UTC+2', indian: '7:30 PM' },
  ethiopia: { greeting: 'Selam!', time: '4:00 PM', zone: 'UTC+3', indian: '6:30 PM' },
  ghana: { greeting: 'Akwaaba!', time: '3:00 PM', zone: 'UTC', indian: '8:30 PM' },
  kenya: { greeting: 'Karibu!', time: '4:00 PM', zone: 'UTC+3', indian: '6:30 PM' },
  nigeria: {
    greeting: 'Welcome, sannu, kaabo!',
    time: '3:30 PM',
    zone: 'UTC+1',
    indian: '8:00 PM',
  },
  philippines: { greeting: 'Mabuhay!', time: '5:00 PM', zone: 'UTC+8', indian: '2:30 PM' },
}
