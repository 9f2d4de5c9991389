import { offeredLocales } from '#i18n/offered-locales.ts'
import { cookieName, getLocale } from '#i18n/runtime'
import { keepChoice } from './keep-choice.ts'
import { forgetHindi } from './note-hindi.ts'

type Locale = ReturnType<typeof getLocale>

/** Each language by its own name. */
export const languageNames: Record<Locale, string> = { en: 'English', hi: 'हिन्दी' }

/** The language that this page is not in. */
export const otherLocale = (): Locale | undefined =>
	offeredLocales().find((locale) => locale !== getLocale())

/**
 * Stores the language in the cookie that the server renders by, and reloads a page in another
 * language.
 */
export const chooseLocale = (locale: Locale): void => {
	forgetHindi()
	keepChoice(cookieName, locale)
	if (locale !== getLocale()) window.location.reload()
}
