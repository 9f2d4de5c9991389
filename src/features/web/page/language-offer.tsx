import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { chooseLocale, otherLocale } from './languages.ts'

const look = css({
	display: 'none',
	'html[data-offer] &': { display: 'flex' },
	justifyContent: 'center',
	borderBottomWidth: '1px',
	borderColor: 'line',
})

/**
 * The one offer of Hindi (LNG-02), in Hindi, below the header. Every page in English has it, shown
 * before the first paint to whom it is for. Both answers are kept as the chosen language.
 */
export const LanguageOffer = () =>
	otherLocale() === 'hi' && (
		<aside className={look} lang="hi" aria-label="भाषा">
			<Button tone="quiet" size="sm" onClick={() => chooseLocale('hi')}>
				यह पेज हिन्दी में पढ़ें
			</Button>
			<Button
				tone="quiet"
				size="sm"
				onClick={() => {
					chooseLocale('en')
					document.getElementById('main')?.focus({ preventScroll: true })
				}}
			>
				नहीं, धन्यवाद
			</Button>
		</aside>
	)
