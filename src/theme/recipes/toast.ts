import { defineSlotRecipe } from '@pandacss/dev'

/** A word in passing, below on phones and to the right from md on. */
export const toast = defineSlotRecipe({
	className: 'toast',
	slots: ['region', 'item'],
	base: {
		region: {
			position: 'fixed',
			inset: '[auto]',
			bottom: '4',
			right: '4',
			left: { base: '4', md: '[auto]' },
			m: '0',
			p: '0',
			bg: '[transparent]',
			display: 'flex',
			flexDirection: 'column',
			gap: '2',
			zIndex: 'toast',
			pointerEvents: 'none',
		},
		item: {
			display: 'flex',
			alignItems: 'center',
			gap: '3',
			minH: '12',
			px: '4',
			py: '2',
			maxW: 'form',
			ml: 'auto',
			bg: 'ink',
			color: 'paper',
			borderRadius: 'sm',
			boxShadow: 'float',
			pointerEvents: 'auto',
			animation: '[rise 200ms cubic-bezier(0.2, 0.7, 0.3, 1)]',
			'& svg': { w: '5', h: '5', flexShrink: '0' },
		},
	},
})
