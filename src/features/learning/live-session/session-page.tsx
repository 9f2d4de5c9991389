import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Section } from '#ui/layout/section.tsx'
import { liveSessionQuery } from './live-session.queries.ts'
import { SessionForm } from './session-form.tsx'
import { SessionState } from './session-state.tsx'

const note = css({ textStyle: 'small', color: 'ink.muted' })

/** When and where one resource happens live, to be changed by customer success (LIV-01). */
export const SessionPage = ({ id }: { id: string }) => {
  const { data } = useSuspenseQuery(liveSessionQuery(id))
  return (
    <>
      <Breadcrumb here={data.title}>
        <Link to="/profile/live-sessions">{m.session_title()}</Link>
      </Breadcrumb>
      <Heading>{data.title}</Heading>
      <p className={note}>
        {m.session_registered({ count: data.registered })} ·{' '}
        <Link className={link()} to={data.path}>
          {m.session_page()}
        </Link>
      </p>
      {data.session && <SessionState key={id} of={data} session={data.session} />}
      <Section title={m.session_form()}>
        <SessionForm key={id} of={data} />
      </Section>
    </>
  )
}
