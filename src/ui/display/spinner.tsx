import { css } from '#styled/css'

const ring = css({
	display: 'inline-block',
	w: '4',
	h: '4',
	flexShrink: '0',
	borderWidth: '2px',
	borderRadius: 'full',
	borderColor: '[currentColor]',
	borderTopColor: '[transparent]',
	animation: '[turn 800ms linear infinite]',
})

/** Something is under way; the text beside it says what. */
export const Spinner = () => <span className={ring} aria-hidden="true" />
