import { m } from '#i18n/messages'

/**
 * Where people come from to the global teachers' meet, by ISO 3166 code; `ZZ` is any other country.
 */
export const meetCountries = (): { value: string; label: string }[] => [
	{ value: 'IN', label: m.event_country_india() },
	{ value: 'BD', label: m.event_country_bangladesh() },
	{ value: 'EG', label: m.event_country_egypt() },
	{ value: 'ET', label: m.event_country_ethiopia() },
	{ value: 'GH', label: m.event_country_ghana() },
	{ value: 'KE', label: m.event_country_kenya() },
	{ value: 'NP', label: m.event_country_nepal() },
	{ value: 'NG', label: m.event_country_nigeria() },
	{ value: 'PH', label: m.event_country_philippines() },
	{ value: 'LK', label: m.event_country_sri_lanka() },
	{ value: 'AE', label: m.event_country_emirates() },
	{ value: 'ZZ', label: m.event_country_other() },
]
