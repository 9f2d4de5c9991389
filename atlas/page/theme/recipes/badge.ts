import { defineRecipe } from '@pandacss/dev'

/** A word about a thing: its type, its state. */
export const badge = defineRecipe({
	className: 'badge',
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		gap: '1',
		px: '2',
		py: '[1px]',
		borderRadius: 'sm',
		fontSize: 'xs',
		fontWeight: 'medium',
		lineHeight: 'body',
		whiteSpace: 'nowrap',
		'a&': { minH: '6' },
		'& svg': { w: '[0.9rem]', h: '[0.9rem]' },
	},
	variants: {
		tone: {
			neutral: { bg: 'paper.sunken', color: 'ink' },
			primary: { bg: 'primary.soft', color: 'primary.ink' },
			gold: { bg: 'gold.soft', color: 'gold.ink' },
			marigold: { bg: 'gold', color: 'gold.on' },
			leaf: { bg: 'leaf.soft', color: 'leaf' },
			red: { bg: 'red.soft', color: 'red' },
		},
	},
	defaultVariants: { tone: 'neutral' },
	// Views choose the tone from a table.
	staticCss: [{ tone: ['*'] }],
})
