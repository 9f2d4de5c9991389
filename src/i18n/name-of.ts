import { nameIn } from '#domain/catalogue/names.rules.ts'
import { getLocale } from '#i18n/runtime'

/**
 * A language, stage, subject, competency, kind of employment or post, as the page calls it.
 * @param name as the database holds it
 */
export const nameOf = (name: string): string =>
	// The build for English has no list of Hindi names.
	import.meta.env.LOCALE === 'en' ? name : nameIn(getLocale(), name)

/** Lists of such names as one. */
export const namesOf = (...lists: (readonly string[] | undefined)[]): string[] =>
	lists.flatMap((names = []) => names.map(nameOf))
