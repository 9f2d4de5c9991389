import { defineRecipe } from '@pandacss/dev'

/** A price in rupees; the old one struck out beside it (CRD-08). */
export const price = defineRecipe({
	className: 'price',
	base: {
		display: 'inline-flex',
		alignItems: 'baseline',
		gap: '2',
		fontWeight: 'bold',
		fontVariantNumeric: 'tabular-nums',
		whiteSpace: 'nowrap',
		'& s, & small': { fontWeight: 'regular', color: 'ink.muted', fontSize: 'sm' },
	},
	variants: { size: { md: { fontSize: 'lg' }, lg: { fontSize: '2xl' } } },
	defaultVariants: { size: 'md' },
	staticCss: [{ size: ['*'] }],
})
