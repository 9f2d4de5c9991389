import { listNames } from '#domain/catalogue/list-names.rules.ts'
import { getLocale } from '#i18n/runtime'
import { nameOf } from './name-of.ts'

/**
 * An entry of the reference lists about people, classes, tests and schools, as the page calls it.
 * @param name as the database holds it
 */
export const listName = (name: string): string =>
	// The build for English has no list of Hindi names.
	import.meta.env.LOCALE !== 'en' && getLocale() === 'hi' ? (listNames[name] ?? nameOf(name)) : name
