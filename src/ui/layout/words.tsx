import { langOf } from '#i18n/lang-of.ts'

/** A short text, marked where it is not in the language of the page (WCAG 3.1.2). */
export const Words = ({ text }: { text: string }) => {
	const lang = langOf(text)
	return lang ? <span lang={lang}>{text}</span> : text
}
