/**
 * Base of every page: background, text colour, visible focus, and no motion if reduced motion is
 * preferred.
 */
export const page = {
	html: {
		colorScheme: 'light dark',
		fontFamily: 'body',
		scrollPaddingTop: '[5rem]',
		'&[data-theme=light]': { colorScheme: 'light' },
		'&[data-theme=dark]': { colorScheme: 'dark' },
	},
	// Its letters weigh 39 kB: a page in English with a few Hindi titles writes those in the device's
	// own if it has some.
	'html:lang(hi)': {
		fontFamily:
			"['Anek Latin', 'Anek Devanagari', 'Anek Fallback', 'Anek Fallback Roboto', 'Device Devanagari', 'Noto Sans Devanagari', sans-serif]",
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
	'#root': { display: 'flex', flexDirection: 'column', minHeight: '[100dvh]' },
	// The foot begins below the first screen: what arrives later in a page moves nothing that is
	// seen.
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
}
