import { defineRecipe } from '@pandacss/dev'

/** A native progress bar. */
export const progress = defineRecipe({
	className: 'progress',
	base: {
		appearance: 'none',
		display: 'block',
		w: 'full',
		h: '2',
		borderRadius: 'full',
		overflow: 'hidden',
		bg: 'paper.sunken',
		'&::-webkit-progress-bar': { bg: 'paper.sunken' },
		'&::-webkit-progress-value': { bg: 'primary' },
		'&::-moz-progress-bar': { bg: 'primary' },
	},
})
