import { m } from '#i18n/messages'

const labels: Record<string, () => string> = {
  bangladesh: m.event_country_bangladesh,
  egypt: m.event_country_egypt,
  ethiopia: m.event_country_ethiopia,
  ghana: m.event_country_ghana,
  kenya: m.event_country_kenya,
  nigeria: m.event_country_nigeria,
  philippines: m.event_country_philippines,
}

/** What a country of the international teacher programme is called (NAV-11). */
export const countryLabel = (country: string): string => labels[country]?.() ?? country
