import { chooseLocale, languageNames, otherLocale } from './languages.ts'

/**
 * One press to the same page in the other language, called by that language's own name (LNG-01).
 */
export const LanguageSwitch = ({ className }: { className: string }) => {
	const other = otherLocale()
	if (!other) return null
	return (
		<button
			type="button"
			lang={other}
			className={className}
			data-without-script="hidden"
			onClick={() => chooseLocale(other)}
		>
			{languageNames[other]}
		</button>
	)
}
