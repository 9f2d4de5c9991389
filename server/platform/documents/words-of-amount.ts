import { ToWords } from 'to-words'

const speakers = {
	en: new ToWords({ localeCode: 'en-IN' }),
	hi: new ToWords({ localeCode: 'hi-IN' }),
}

/** The language of a document. */
export type DocumentLanguage = keyof typeof speakers

/** An amount in words, as an invoice says it. @param paise at least 0 */
export const wordsOfAmount = (paise: number, language: DocumentLanguage): string =>
	speakers[language].convert(paise / 100, { currency: true })
