import { Link } from '@tanstack/react-router'
import { productPath } from '#domain/web/navigation.rules.ts'
import { m } from '#i18n/messages'
import type { Card } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'

const note = css({ textStyle: 'small', color: 'ink.muted', pb: '4' })

/** By whom it is, and the way to its page. */
export const RegistrationOf = ({ webinar }: { webinar: Card }) => (
	<p className={note}>
		{m.resource_by({ name: webinar.temp_instructor_name })} ·{' '}
		<Link className={link()} to={productPath(webinar)}>
			{m.live_about()}
		</Link>
	</p>
)
