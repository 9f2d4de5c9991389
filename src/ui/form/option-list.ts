import { css, cx } from '#styled/css'
import { menu } from '#styled/recipes'

const list = css({
	p: '2',
	bg: 'raised',
	color: 'ink',
	borderWidth: '1px',
	borderColor: 'line',
	borderRadius: 'md',
	boxShadow: 'float',
	maxH: '[16rem]',
	overflowY: 'auto',
})
const highlighted = css({ '&[data-highlighted]': { bg: 'primary.soft' } })

/** The list that a field opens, and an option in it. */
export const optionList = { list, option: cx(menu().item, highlighted) }

/** Options float above the modal that contains their field, and are not clipped by it. */
export const optionPlace = { strategy: 'fixed', sameWidth: true } as const
