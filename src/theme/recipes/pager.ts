import { defineSlotRecipe } from '@pandacss/dev'

/** Pages of a list, five buttons at most (CAT-06). */
export const pager = defineSlotRecipe({
	className: 'pager',
	slots: ['root', 'item'],
	base: {
		root: { display: 'flex', justifyContent: 'center', flexWrap: 'wrap', gap: '1', mt: '8' },
		item: {
			display: 'inline-flex',
			alignItems: 'center',
			justifyContent: 'center',
			minW: '11',
			minH: '11',
			px: '2',
			borderRadius: 'sm',
			fontVariantNumeric: 'tabular-nums',
			fontWeight: 'medium',
			_hover: { bg: 'primary.soft', color: 'primary.ink' },
			_currentPage: { bg: 'primary', color: 'primary.on' },
			'&[aria-disabled=true]': { color: 'ink.muted', opacity: '0.5', pointerEvents: 'none' },
			'& svg': { w: '5', h: '5' },
		},
	},
})
