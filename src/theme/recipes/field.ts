import { defineSlotRecipe } from '@pandacss/dev'

/** A labelled input with its hint and its error. */
export const field = defineSlotRecipe({
	className: 'field',
	slots: ['root', 'label', 'control', 'prefix', 'hint', 'error'],
	base: {
		root: { display: 'flex', flexDirection: 'column', gap: '1', minW: '0' },
		label: { fontWeight: 'medium', fontSize: 'sm' },
		control: {
			w: 'full',
			minH: '11',
			px: '3',
			py: '2',
			fontSize: 'md',
			bg: 'raised',
			color: 'ink',
			borderWidth: '1px',
			borderColor: 'control',
			borderRadius: 'sm',
			_placeholder: { color: 'ink.muted', opacity: '1' },
			_hover: { borderColor: 'primary' },
			'&[aria-invalid=true]': { borderColor: 'red' },
			_file: { mr: '3' },
			_disabled: { bg: 'paper.sunken', cursor: 'not-allowed' },
		},
		prefix: {
			display: 'inline-flex',
			alignItems: 'center',
			px: '3',
			bg: 'paper.sunken',
			borderWidth: '1px',
			borderColor: 'control',
			borderRightWidth: '0',
			borderLeftRadius: 'sm',
			color: 'ink.muted',
			whiteSpace: 'nowrap',
			'& + input': { borderLeftRadius: '0' },
		},
		hint: { fontSize: 'sm', color: 'ink.muted' },
		error: { fontSize: 'sm', color: 'red', fontWeight: 'medium' },
	},
})
