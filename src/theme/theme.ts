import { badge } from '#atlas/page/theme/recipes/badge.ts'
import { button } from '#atlas/page/theme/recipes/button.ts'
import { link } from '#atlas/page/theme/recipes/link.ts'
import { notice } from '#atlas/page/theme/recipes/notice.ts'
import { progress } from '#atlas/page/theme/recipes/progress.ts'
import { skeleton } from '#atlas/page/theme/recipes/skeleton.ts'
import { colours } from './colours.ts'
import { avatar } from './recipes/avatar.ts'
import { choice } from './recipes/choice.ts'
import { crumbs } from './recipes/crumbs.ts'
import { dataTable } from './recipes/data-table.ts'
import { dialog } from './recipes/dialog.ts'
import { field } from './recipes/field.ts'
import { menu } from './recipes/menu.ts'
import { pager } from './recipes/pager.ts'
import { panel } from './recipes/panel.ts'
import { picture } from './recipes/picture.ts'
import { price } from './recipes/price.ts'
import { rating } from './recipes/rating.ts'
import { toast } from './recipes/toast.ts'
import { scales, textStyles } from './scales.ts'

/** The look of the house; every value is on a scale. */
export const theme = {
	breakpoints: { sm: '480px', md: '768px', lg: '1026px', xl: '1280px' },
	tokens: scales,
	semanticTokens: { colors: colours },
	textStyles,
	keyframes: {
		rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
		slideIn: { from: { transform: 'translateX(-24px)', opacity: '0' } },
		breathe: { '50%': { opacity: '0.55' } },
		turn: { to: { transform: 'rotate(360deg)' } },
	},
	recipes: { badge, button, link, picture, price, progress, rating, skeleton, panel, avatar },
	slotRecipes: { choice, crumbs, dataTable, dialog, field, menu, notice, pager, toast },
}
