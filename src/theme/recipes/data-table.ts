import { defineSlotRecipe } from '@pandacss/dev'

const narrow = '@container (max-width: 40rem)'

/** Rows and columns; where there is no room each row becomes a block of names and values. */
export const dataTable = defineSlotRecipe({
	className: 'dataTable',
	slots: ['table'],
	staticCss: [{ stacks: ['*'] }],
	base: {
		table: {
			'& th, & td': {
				py: '2',
				borderBottomWidth: '1px',
				borderColor: 'line',
				pr: '4',
			},
		},
	},
	variants: {
		stacks: {
			true: {
				table: {
					[narrow]: {
						'&, & :is(tbody, tfoot, tr, th)': { display: 'block' },
						'& thead': { position: 'absolute', clipPath: '[inset(50%)]' },
						'& tr': { borderBottomWidth: '1px' },
						'& :is(th, td)': { py: '1', borderBottomWidth: '0' },
						'& td': {
							display: 'grid',
							gridTemplateColumns: '[minmax(7rem, 2fr) 3fr]',
							gap: '3',
						},
						// The name of the column before a value; not read out, for the heads are.
						'& td[data-label]::before': {
							content: 'attr(data-label) / ""',
							textStyle: 'small',
							color: 'ink.muted',
						},
					},
				},
			},
		},
	},
})
