import { type Locale, locales } from '#i18n/runtime'

let rendered: readonly Locale[] | null = null

/** Tells the renderer on the server which languages the shop speaks (DSK-01). */
export const renderLocales = (offered: readonly Locale[]): void => {
	rendered = offered
}

const inHead = () =>
	document.querySelector<HTMLMetaElement>('meta[name="languages"]')?.content.split(' ') as
		| Locale[]
		| undefined

/** Returns the languages of the shop; its pages carry them in their head. */
export const offeredLocales = (): readonly Locale[] =>
	rendered ?? (typeof document === 'undefined' ? null : inHead()) ?? locales
