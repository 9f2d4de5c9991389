import { defineRecipe } from '@pandacss/dev'

/** Stars filled to the tenth by one gradient. */
export const rating = defineRecipe({
	className: 'rating',
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		gap: '1',
		fontSize: 'sm',
		fontVariantNumeric: 'tabular-nums',
		color: 'ink.muted',
		'& strong': { fontWeight: 'medium', color: 'ink' },
		'& svg': { w: '4', h: '4', fill: 'gold', color: 'gold' },
	},
})
