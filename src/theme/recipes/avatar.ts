import { defineRecipe } from '@pandacss/dev'

/** A face, or the first letters of a name. */
export const avatar = defineRecipe({
	className: 'avatar',
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		justifyContent: 'center',
		w: '9',
		h: '9',
		borderRadius: 'full',
		bg: 'primary.soft',
		color: 'primary.ink',
		fontSize: 'sm',
		fontWeight: 'bold',
		overflow: 'hidden',
		'&[data-initials]::before': { content: '[attr(data-initials)]' },
		'& img': { w: 'full', h: 'full', objectFit: 'cover' },
	},
	variants: { size: { md: {}, lg: { w: '16', h: '16', fontSize: 'xl' } } },
})
