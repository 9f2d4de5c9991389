import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { m } from '#i18n/messages'
import { link } from '#styled/recipes'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Section } from '#ui/layout/section.tsx'
import { small } from '#ui/look.ts'
import { liveSessionQuery } from './live-session.queries.ts'
import { SessionForm } from './session-form.tsx'
import { SessionState } from './session-state.tsx'

/** When and where one resource happens live, to be changed by the team (LIV-01). */
export const SessionPage = () => {
	const { id } = useParams({ strict: false }) as { id: string }
	const { data } = useSuspenseQuery(liveSessionQuery(id))
	return (
		<>
			<Breadcrumb here={data.title}>
				<DeskLink to="/live-sessions">{m.session_title()}</DeskLink>
			</Breadcrumb>
			<Heading>{data.title}</Heading>
			<p className={small}>
				{m.session_registered({ count: data.registered })} ·{' '}
				<a className={link()} href={data.path}>
					{m.session_page()}
				</a>
			</p>
			{data.session && <SessionState key={id} of={data} session={data.session} />}
			<Section title={m.session_form()}>
				<SessionForm key={id} of={data} />
			</Section>
		</>
	)
}
