import { defineRecipe } from '@pandacss/dev'

/** The shape of what is coming. */
export const skeleton = defineRecipe({
	className: 'skeleton',
	base: {
		display: 'block',
		bg: 'paper.sunken',
		borderRadius: 'sm',
		animation: '[breathe 1.6s ease-in-out infinite]',
	},
})
