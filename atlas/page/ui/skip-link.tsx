import { css } from '#atlas-styled/css'

const look = css({
	position: 'absolute',
	left: '4',
	top: '[-100px]',
	zIndex: 'above',
	px: '4',
	py: '3',
	bg: 'primary',
	color: 'primary.on',
	borderRadius: 'sm',
	_focusVisible: { top: '2' },
})

/** The first stop of the keyboard: past the header to the view itself. */
export const SkipLink = () => (
	<a className={look} href="#main">
		Skip to the view
	</a>
)
