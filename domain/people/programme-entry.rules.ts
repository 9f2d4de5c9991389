/** The countries whose pages lead into the international teacher programme (NAV-11). */
export const programmeCountries = [
	'bangladesh',
	'egypt',
	'ethiopia',
	'ghana',
	'kenya',
	'nigeria',
	'philippines',
] as const

export type ProgrammeCountry = (typeof programmeCountries)[number]

/** Reads the name of a country's page; null for any other. */
export const readCountry = (name: string | undefined): ProgrammeCountry | null =>
	programmeCountries.find((country) => country === name) ?? null
