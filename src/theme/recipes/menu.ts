import { defineSlotRecipe } from '@pandacss/dev'

/** Menu below a button of the header: a native popover with links and actions. */
export const menu = defineSlotRecipe({
	className: 'menu',
	slots: ['content', 'heading', 'item', 'rule'],
	base: {
		content: {
			position: 'fixed',
			inset: '[auto]',
			top: '[4.25rem]',
			right: '[max(1rem, calc((100vw - 73rem) / 2))]',
			w: '[min(20rem, calc(100vw - 2rem))]',
			maxH: '[calc(100dvh - 6rem)]',
			overflowY: 'auto',
			m: '0',
			p: '2',
			bg: 'raised',
			color: 'ink',
			borderWidth: '1px',
			borderColor: 'line',
			borderRadius: 'md',
			boxShadow: 'float',
			'&:popover-open': { animation: '[rise 160ms cubic-bezier(0.2, 0.7, 0.3, 1)]' },
		},
		heading: { px: '3', py: '2', fontSize: 'sm', color: 'ink.muted' },
		item: {
			display: 'flex',
			alignItems: 'center',
			gap: '3',
			w: 'full',
			minH: '11',
			px: '3',
			borderRadius: 'sm',
			textAlign: 'left',
			cursor: 'pointer',
			_hover: { bg: 'primary.soft', color: 'primary.ink' },
			_currentPage: { color: 'primary', fontWeight: 'medium' },
			'& svg': { w: '5', h: '5', flexShrink: '0' },
		},
		rule: { my: '2', borderTopWidth: '1px', borderColor: 'line' },
	},
})
