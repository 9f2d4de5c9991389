import { getLocale } from '#i18n/runtime'

/**
 * The language of a text by its script, for `lang`; undefined where it is the page's own (WCAG
 * 3.1.2).
 */
export const langOf = (text: string): 'hi' | 'en' | undefined => {
	const lang = /[\u0900-\u097f]/.test(text) ? 'hi' : 'en'
	return lang === getLocale() ? undefined : lang
}
