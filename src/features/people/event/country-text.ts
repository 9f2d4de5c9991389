import type { ProgrammeCountry } from '#domain/people/programme-entry.rules.ts'
import { countryLabel } from '#i18n/country-label.ts'
import { m } from '#i18n/messages'
import { countryGreetings } from './country-greetings.ts'

/** Returns the text of a country's page (NAV-11), in the visitor's language. */
export const countryText = (slug: ProgrammeCountry) => {
	const country = countryLabel(slug)
	return {
		title: m.event_country_title({ country }),
		description: m.event_country_description({ country }),
		lead: m.event_country_lead({ country, greeting: countryGreetings[slug] }),
		sessions: m.event_sessions_text(),
		includes: [m.event_points(), m.event_colleagues(), m.event_points_seen(), m.event_free()],
	}
}
