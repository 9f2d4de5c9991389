import { css } from '#atlas-styled/css'

/** A table of figures: what it is about on the left, figures on the right. */
export const usageTable = css({
	w: 'full',
	borderCollapse: 'collapse',
	'& th': { textAlign: 'left', fontWeight: 'medium', color: 'ink.muted', fontSize: 'xs', py: '1' },
	'& td': { py: '1', verticalAlign: 'top', overflowWrap: 'anywhere' },
	'& :is(th, td) + :is(th, td)': { textAlign: 'right', pl: '3', whiteSpace: 'nowrap' },
	'& tr[data-chosen]': { bg: 'gold.soft' },
})
