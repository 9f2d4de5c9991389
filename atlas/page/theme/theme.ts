import { colours } from './colours.ts'
import { badge } from './recipes/badge.ts'
import { button } from './recipes/button.ts'
import { link } from './recipes/link.ts'
import { notice } from './recipes/notice.ts'
import { progress } from './recipes/progress.ts'
import { skeleton } from './recipes/skeleton.ts'
import { scales, textStyles } from './scales.ts'

/** The look of the atlas' page; every value is on a scale. */
export const theme = {
	breakpoints: { sm: '480px', md: '768px', lg: '1026px', xl: '1280px' },
	tokens: scales,
	semanticTokens: { colors: colours },
	textStyles,
	keyframes: {
		breathe: { '50%': { opacity: '0.55' } },
		turn: { to: { transform: 'rotate(360deg)' } },
	},
	recipes: { badge, button, link, progress, skeleton },
	slotRecipes: { notice },
}
