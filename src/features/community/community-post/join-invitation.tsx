import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { button, panel } from '#styled/recipes'
import { sectionText } from '#ui/look.ts'

const look = css({ display: 'flex', flexDirection: 'column', gap: '3' })

/** Tells visitors the benefits of signing in. */
export const JoinInvitation = () => (
	<div className={cx(panel({ pad: true }), look)}>
		<h2 className={sectionText}>{m.community_join_title()}</h2>
		<p>{m.community_join_text()}</p>
		<div>
			<Link className={button()} to="/login">
				{m.community_sign_in()}
			</Link>
		</div>
	</div>
)
