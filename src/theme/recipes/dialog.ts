import { defineSlotRecipe } from '@pandacss/dev'

/**
 * A native dialog: a sheet from below on phones, centred from md on; `drawer` slides in from the
 * left, `long` fills a phone. Sizes of MOD-02.
 */
export const dialog = defineSlotRecipe({
	className: 'dialog',
	slots: ['root', 'head', 'title', 'body', 'foot'],
	base: {
		root: {
			m: 'auto',
			p: '0',
			w: '[calc(100% - 2rem)]',
			maxH: '[calc(100dvh - 2rem)]',
			bg: 'raised',
			color: 'ink',
			borderRadius: 'md',
			boxShadow: 'float',
			overflow: 'hidden',
			_open: {
				display: 'flex',
				flexDirection: 'column',
				animation: '[rise 200ms cubic-bezier(0.2, 0.7, 0.3, 1)]',
			},
		},
		head: {
			display: 'flex',
			alignItems: 'start',
			justifyContent: 'space-between',
			gap: '4',
			p: '5',
			pb: '3',
		},
		title: { textStyle: 'section' },
		body: { px: '5', pb: '5', overflowY: 'auto', flexGrow: '1' },
		foot: {
			display: 'flex',
			gap: '3',
			flexWrap: 'wrap',
			justifyContent: 'flex-end',
			p: '5',
			pt: '3',
			borderTopWidth: '1px',
			borderColor: 'line',
		},
	},
	variants: {
		size: {
			sm: { root: { maxW: '[24rem]' } },
			md: { root: { maxW: '[32rem]' } },
			lg: { root: { maxW: '[48rem]' } },
			xl: { root: { maxW: '[64rem]' } },
			full: {
				root: { w: '[100vw]', maxW: '[100vw]', h: '[100dvh]', maxH: '[100dvh]', borderRadius: '0' },
			},
			long: {
				root: {
					maxW: '[48rem]',
					mdDown: {
						w: '[100vw]',
						maxW: '[100vw]',
						h: '[100dvh]',
						maxH: '[100dvh]',
						borderRadius: '0',
					},
				},
			},
			drawer: {
				root: {
					m: '0',
					w: '[min(22rem, 100vw)]',
					maxW: '[100vw]',
					h: '[100dvh]',
					maxH: '[100dvh]',
					borderRadius: '0',
					_open: { animation: '[slideIn 200ms cubic-bezier(0.2, 0.7, 0.3, 1)]' },
				},
			},
		},
	},
	defaultVariants: { size: 'md' },
})
