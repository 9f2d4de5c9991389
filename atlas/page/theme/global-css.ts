/**
 * Base of every view: background, text colour, visible focus, no motion if reduced motion is
 * preferred; dense, since analysts read much at a time.
 */
export const globalCss = {
	':root': { fontSize: '[93.75%]' },
	html: {
		colorScheme: 'light dark',
		fontFamily: 'body',
		scrollPaddingTop: '[5rem]',
		textSizeAdjust: '100%',
		'&[data-theme=light]': { colorScheme: 'light' },
		'&[data-theme=dark]': { colorScheme: 'dark' },
	},
	body: {
		bg: 'paper',
		color: 'ink',
		fontSize: 'md',
		lineHeight: 'body',
		minHeight: '[100dvh]',
		overflowWrap: 'break-word',
		fontSynthesis: 'none',
	},
	'body, button, input, select, textarea': { fontVariantNumeric: '[tabular-nums]' },
	'pre, code': { fontFamily: '[ui-monospace, SFMono-Regular, Menlo, Consolas, monospace]' },
	'#root': { display: 'flex', flexDirection: 'column', minHeight: '[100dvh]' },
	main: { flexGrow: '1', outline: '[none]', minHeight: '[calc(100dvh - 4rem)]' },
	'h1, h2, h3': { textWrap: 'balance' },
	// A link is 24 px high at least, whatever its letters (WCAG 2.5.8); the margin takes back what
	// that would move where it is no part of a line.
	'a:not([class*=_]), .link--kind_text, .link--kind_plain': {
		py: '[max(0px, 0.75rem - 0.5em)]',
		my: '[min(0px, 0.5em - 0.75rem)]',
	},
	':focus-visible': { outline: '[2px solid var(--colors-primary)]', outlineOffset: '[2px]' },
	'::selection': { bg: 'primary.soft', color: 'ink' },
	'@media (prefers-reduced-motion: reduce)': {
		'*, ::before, ::after': {
			animation: '[none!important]',
			transition: '[none!important]',
			scrollBehavior: '[auto!important]',
		},
	},
	'.diagram': {
		'--diagram-font': 'fonts.body',
		'--diagram-size': '14px',
		'--diagram-ink': 'colors.ink',
		'--diagram-muted': 'colors.ink.muted',
		'--diagram-paper': 'colors.paper',
		'--diagram-raised': 'colors.raised',
		'--diagram-line': 'colors.control',
		'--diagram-selected': 'colors.primary',
		'--diagram-added': 'colors.leaf',
		'--diagram-removed': 'colors.red',
		'--diagram-changed': 'colors.gold.ink',
	},
	'@media print': {
		'header, nav, [data-chrome]': { display: '[none!important]' },
		'[data-picture]': { position: '[static!important]', transform: '[none!important]' },
		'[data-picture] svg': { w: '[100%]', h: '[auto]', maxH: '[95vh]' },
	},
}
