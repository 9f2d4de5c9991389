import { chooseLocale, languageNames, otherLocale } from './languages.ts'

/**
 * One press to the same page in the other language, called by that language's own name (LNG-01).
 */
export const LanguageSwitch = ({ className }: { className: string }) => (
	<button
		type="button"
		lang={otherLocale()}
		className={className}
		data-without-script="hidden"
		onClick={() => chooseLocale(otherLocale())}
	>
		{languageNames[otherLocale()]}
	</button>
)
