import { defineRecipe } from '@pandacss/dev'

/**
 * A light print, which covers are (pictures of people’s own are not turned), as a dark one of the
 * same colours: lightness is turned over, then the hue back.
 */
const dark = { filter: 'invert(.92) hue-rotate(180deg)' }

/** A cover: its colour shows before the picture loads, its ratio reserves the space. */
export const picture = defineRecipe({
	className: 'picture',
	base: {
		aspectRatio: '[16 / 9]',
		overflow: 'hidden',
		bg: 'paper.sunken',
		'[data-theme=dark] & picture': dark,
		'@media (prefers-color-scheme: dark)': { 'html:not([data-theme=light]) & picture': dark },
		'& img': { w: 'full', h: 'full', objectFit: 'cover' },
	},
})
