import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { button, panel } from '#styled/recipes'

const look = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const title = css({ textStyle: 'section' })

/** Tells visitors the benefits of signing in. */
export const JoinInvitation = () => (
	<div className={cx(panel({ pad: true }), look)}>
		<h2 className={title}>{m.community_join_title()}</h2>
		<p>{m.community_join_text()}</p>
		<div>
			<Link className={button()} to="/login">
				{m.community_sign_in()}
			</Link>
		</div>
	</div>
)
