import { m } from '#i18n/messages'
import { sva } from '#styled/css'
import { HomeSearch } from './home-search.tsx'

const look = sva({
	slots: ['root', 'inner', 'title', 'text'],
	base: {
		root: {
			borderBottomWidth: '1px',
			borderColor: 'line',
			bg: 'primary.soft',
			backgroundImage:
				'[linear-gradient(90deg, var(--colors-primary-soft) 50%, transparent 90%), var(--motif)]',
			backgroundPosition: '[right center]',
			backgroundSize: '[auto, 7rem]',
		},
		inner: {
			maxW: 'page',
			mx: 'auto',
			px: { base: '4', md: '6' },
			py: { base: '10', md: '16' },
		},
		title: { textStyle: 'display', maxW: '[18ch]' },
		text: {
			fontSize: 'lg',
			lineHeight: 'snug',
			color: 'ink.muted',
			maxW: '[46ch]',
			pt: '4',
			pb: '6',
		},
	},
})()

/** Introduction of the home page, with the search. */
export const Hero = ({ onSearch }: { onSearch: (words: string) => void }) => (
	<div className={look.root}>
		<div className={look.inner}>
			<h1 className={look.title}>{m.home_hero_title()}</h1>
			<p className={look.text}>{m.home_hero_text()}</p>
			<HomeSearch onSearch={onSearch} />
		</div>
	</div>
)
