const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24]

/** The 4 px grid: step 4 is 16 px. */
const grid = {
	0: { value: '0px' },
	px: { value: '1px' },
	...Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }])),
}

/**
 * Tokens that do not change with the side or the light. Seven sizes of type, two radii, one shadow,
 * motion of 120 to 200 ms.
 */
export const scales = {
	spacing: grid,
	sizes: {
		...grid,
		full: { value: '100%' },
		page: { value: '76rem' },
		prose: { value: '42rem' },
		form: { value: '26rem' },
		sider: { value: '19.0625rem' },
	},
	fonts: {
		body: {
			value:
				"'Anek Latin', 'Anek Fallback', 'Anek Fallback Roboto', 'Device Devanagari', 'Noto Sans Devanagari', sans-serif",
		},
	},
	fontSizes: {
		xs: { value: '0.8125rem' },
		sm: { value: '0.9375rem' },
		md: { value: '1.0625rem' },
		lg: { value: '1.25rem' },
		xl: { value: '1.5rem' },
		'2xl': { value: 'clamp(1.75rem, 1.45rem + 1.3vw, 2.25rem)' },
		'3xl': { value: 'clamp(2.25rem, 1.6rem + 2.8vw, 3.5rem)' },
	},
	lineHeights: { tight: { value: '1.12' }, snug: { value: '1.3' }, body: { value: '1.55' } },
	fontWeights: { regular: { value: '400' }, medium: { value: '540' }, bold: { value: '680' } },
	radii: { sm: { value: '6px' }, md: { value: '12px' }, full: { value: '999px' } },
	shadows: { float: { value: '0 10px 30px -8px rgb(16 24 32 / 0.28)' } },
	durations: { fast: { value: '120ms' }, base: { value: '160ms' }, slow: { value: '200ms' } },
	easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.3, 1)' } },
	zIndex: { header: { value: '20' }, toast: { value: '60' } },
}

/** Type as it is set: size, leading and weight together. */
export const textStyles = {
	display: { value: { fontSize: '3xl', lineHeight: 'tight', fontWeight: 'bold' } },
	page: { value: { fontSize: '2xl', lineHeight: 'tight', fontWeight: 'bold' } },
	section: { value: { fontSize: 'xl', lineHeight: 'snug', fontWeight: 'bold' } },
	title: { value: { fontSize: 'lg', lineHeight: 'snug', fontWeight: 'medium' } },
	body: { value: { fontSize: 'md', lineHeight: 'body' } },
	small: { value: { fontSize: 'sm', lineHeight: 'snug' } },
	note: { value: { fontSize: 'xs', lineHeight: 'snug' } },
}
