import type { Plugin } from 'vite'

const undecided = 'export const experimentalStaticLocale = undefined'

/**
 * The compiled texts' runtime for one language (`experimentalStaticLocale` of Paraglide).
 * @throws when the code decides nothing of this kind
 */
export const decidedLocale = (code: string, locale: string): string => {
	if (!code.includes(undecided)) throw new Error(`The runtime of texts has no ${undecided}`)
	return code.replace(
		undecided,
		`export const experimentalStaticLocale = ${JSON.stringify(locale)}`,
	)
}

const choice =
	/(export )?const (\w+) = .*\n\tconst locale = .*\n(?:\tif .*\n)+\treturn \w+\(inputs\)\n\}\);/

/**
 * A compiled text in one language, without the choice between languages.
 * @throws when the code makes no such choice
 */
export const decidedText = (code: string, locale: string): string => {
	const [chosen, exported = '', key] = choice.exec(code) ?? []
	if (!chosen) throw new Error(`A text has no choice of languages: ${code}`)
	return code.replace(chosen, '').replace(`const ${locale}_${key} =`, `${exported}const ${key} =`)
}

/**
 * Builds the browser's code for one language (`import.meta.env.LOCALE`). Choosing another language
 * reloads the page.
 */
export const oneLanguage = (locale: string): Plugin => ({
	name: 'vidya-one-language',
	apply: 'build',
	enforce: 'pre',
	config: () => ({ define: { 'import.meta.env.LOCALE': JSON.stringify(locale) } }),
	transform: {
		filter: { id: /\/i18n\/gen\/(runtime|messages\/(?!_index)\w+)\.js$/ },
		handler: (code, id) => ({
			code: id.endsWith('runtime.js') ? decidedLocale(code, locale) : decidedText(code, locale),
			map: null,
		}),
	},
})
