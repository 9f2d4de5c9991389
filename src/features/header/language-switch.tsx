import { css, cx } from '#styled/css'
import { chooseLocale, languageNames, otherLocale } from './languages.ts'

/** One word on every page is not worth a font of ours: the device's own letters, or none. */
const own = css({ fontFamily: "['Noto Sans Devanagari', sans-serif]" })

/** One press to the same page in the other language, called by that language's own name (LNG-01). */
export const LanguageSwitch = ({ className }: { className: string }) => (
  <button
    type="button"
    lang={otherLocale()}
    className={cx(className, own)}
    data-without-script="hidden"
    onClick={() => chooseLocale(otherLocale())}
  >
    {languageNames[otherLocale()]}
  </button>
)
