import type { Plugin } from 'vite'

const made = 'new Intl.PluralRules(locale, options)'

/**
 * The compiled texts' registry with plural rules that are made once a language and options; a text
 * that counts something makes them anew at each use, which takes longer than all the rest of it.
 * @throws when the code makes no such rules
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
