import { defineSlotRecipe } from '@pandacss/dev'

/** Native checkboxes and radio buttons in the colours of the house. */
export const choice = defineSlotRecipe({
	className: 'choice',
	slots: ['group', 'legend', 'root', 'input'],
	base: {
		group: { display: 'flex', flexDirection: 'column', minW: '0' },
		legend: { fontWeight: 'bold', fontSize: 'sm', mb: '1' },
		root: {
			display: 'flex',
			alignItems: 'center',
			gap: '3',
			minH: '9',
			mdDown: { minH: '11' },
			cursor: 'pointer',
			fontSize: 'sm',
			_hover: { color: 'primary' },
		},
		input: { w: '5', h: '5', flexShrink: '0', accentColor: 'primary', cursor: 'pointer' },
	},
})
