import { defineRecipe } from '@pandacss/dev'

/** A sheet on the paper: hairline, no shadow. */
export const panel = defineRecipe({
	className: 'panel',
	base: { bg: 'raised', borderWidth: '1px', borderColor: 'line', borderRadius: 'md' },
	variants: { pad: { true: { p: '5', md: { p: '6' } } } },
})
