import { defineRecipe } from '@pandacss/dev'

/** A link in text, or (`plain`) one that a place already marks as one. */
export const link = defineRecipe({
	className: 'link',
	base: { color: 'primary', cursor: 'pointer' },
	variants: {
		kind: {
			text: {
				textDecoration: 'underline',
				textUnderlineOffset: '[0.18em]',
				_hover: { color: 'primary.hover' },
			},
			plain: {
				color: '[inherit]',
				_hover: { textDecoration: 'underline', textUnderlineOffset: '[0.18em]' },
			},
			nav: {
				color: 'ink',
				fontWeight: 'medium',
				display: 'inline-flex',
				alignItems: 'center',
				minH: '11',
				px: '2',
				_hover: { color: 'primary' },
				_currentPage: { color: 'primary' },
			},
		},
	},
	defaultVariants: { kind: 'text' },
})
