import { getLocale } from '#i18n/runtime'

type Names = Record<'en' | 'hi', string>

/** Names while nobody has said others (tests of views). */
const byDefault: Names = { en: 'Vidya', hi: 'विद्या' }

let rendered: Names | null = null

/** Tells the renderer on the server how the shop is called; a page carries it in its head. */
export const renderBrand = (names: Names): void => {
	rendered = names
}

const inHead = () =>
	document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content

/** Returns the name of the shop in the language of the page (DSK-01). */
export const brand = (): string => {
	const locale = getLocale()
	if (rendered) return rendered[locale]
	return (typeof document === 'undefined' ? null : inHead()) ?? byDefault[locale]
}
