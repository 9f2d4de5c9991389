import type { ProgrammeCountry } from '#domain/people/programme-entry.rules.ts'

/** How teachers of a country are greeted on its page. */
export const countryGreetings: Record<ProgrammeCountry, string> = {
	bangladesh: 'Shagotom!',
	egypt: 'Ahlan wa sahlan!',
	ethiopia: 'Selam!',
	ghana: 'Akwaaba!',
	kenya: 'Karibu!',
	nigeria: 'Welcome, sannu, kaabo!',
	philippines: 'Mabuhay!',
}
