import { sva } from '#styled/css'

/**
 * An item in a list: its title with a label beside it, notes under it, and a figure with aligned
 * digits.
 */
export const rowLook = sva({
	slots: ['root', 'row', 'title', 'note', 'number'],
	base: {
		root: { display: 'flex', flexDirection: 'column', gap: '2', p: '4' },
		row: {
			display: 'flex',
			flexWrap: 'wrap',
			gap: '2',
			alignItems: 'center',
			justifyContent: 'space-between',
		},
		title: { textStyle: 'title' },
		note: { textStyle: 'small', color: 'ink.muted' },
		number: { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' },
	},
})()
