import { defineRecipe } from '@pandacss/dev'

/**
 * One way to press. `solid` is the main action of a place, `outline` another, `quiet` what may be
 * overlooked.
 */
export const button = defineRecipe({
	className: 'button',
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		justifyContent: 'center',
		gap: '2',
		minH: '11',
		px: '5',
		py: '2',
		borderWidth: '1px',
		borderColor: '[transparent]',
		borderRadius: 'sm',
		fontSize: 'md',
		fontWeight: 'medium',
		lineHeight: 'snug',
		textAlign: 'center',
		cursor: 'pointer',
		textDecoration: 'none',
		transition: '[background-color 120ms, border-color 120ms, color 120ms]',
		'& svg': { flexShrink: '0', w: '5', h: '5' },
		_disabled: { opacity: '0.55', cursor: 'not-allowed' },
		'&[aria-disabled=true]': { opacity: '0.55', cursor: 'not-allowed' },
	},
	variants: {
		tone: {
			solid: { bg: 'primary', color: 'primary.on', _hover: { bg: 'primary.hover' } },
			outline: {
				borderColor: 'control',
				color: 'ink',
				bg: 'raised',
				_hover: { borderColor: 'primary', color: 'primary' },
			},
			quiet: { color: 'primary', _hover: { bg: 'primary.soft' } },
			danger: { color: 'red', _hover: { bg: 'red.soft' } },
		},
		size: {
			sm: { minH: '10', px: '3', py: '1', fontSize: 'sm', mdDown: { minH: '11' } },
			md: {},
			lg: { minH: '12', px: '6', fontSize: 'lg' },
			icon: { w: '11', px: '0' },
		},
		wide: { true: { w: 'full' } },
	},
	defaultVariants: { tone: 'solid', size: 'md' },
})
