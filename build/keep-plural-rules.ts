import type { Plugin } from 'vite'

const made = 'new Intl.PluralRules(locale, options)'

/**
 * Returns the compiled texts' registry with plural rules cached per language and options. Otherwise
 * each use of a counting text creates them again, which takes longer than the rest of it.
 * @throws if the code creates no such rules
 */
export const keptPluralRules = (code: string): string => {
	if (!code.includes(made)) throw new Error(`The registry of texts has no ${made}`)
	const kept = `(pluralRules[locale + JSON.stringify(options)] ??= ${made})`
	return `const pluralRules = {}\n${code.replace(made, () => kept)}`
}

/** Applies `keptPluralRules` wherever texts are compiled in. */
export const keepPluralRules = (): Plugin => ({
	name: 'vidya-keep-plural-rules',
	transform: {
		filter: { id: /\/i18n\/gen\/registry\.js$/ },
		handler: (code) => ({ code: keptPluralRules(code), map: null }),
	},
})
