import { defineSlotRecipe } from '@pandacss/dev'

/** Breadcrumbs of a page (CAT-02). */
export const crumbs = defineSlotRecipe({
	className: 'crumbs',
	slots: ['list', 'item'],
	base: {
		list: {
			display: 'flex',
			alignItems: 'center',
			fontSize: 'sm',
			color: 'ink.muted',
		},
		item: {
			display: 'inline-flex',
			alignItems: 'center',
			minH: '8',
			minW: '0',
			'& + &::before': { content: '"/"', px: '2', color: 'ink.muted' },
			// Only the first link keeps its whole text; every other step shrinks to what is left of the
			// line.
			'&:first-child:not(:last-child)': { flexShrink: '0' },
			'& a': {
				minW: '6',
				textAlign: 'center',
				color: 'primary',
				_hover: { textDecoration: 'underline' },
			},
			'&:not(:first-child) a, & [aria-current]': {
				lineClamp: '1',
				wordBreak: 'break-all',
				textAlign: 'start',
			},
		},
	},
})
