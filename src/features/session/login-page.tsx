import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { useProcesses } from '#processes/processes.ts'
import { usePresence } from '#processes/session/use-presence.ts'
import { button } from '#styled/recipes'
import { LoginPanel } from './login-panel.tsx'
import { SessionCard } from './session-card.tsx'

/** The page of signing in (NAV-02). */
export const LoginPage = () => {
  const presence = usePresence()
  const sent = useSelector(useProcesses().session, (snapshot) => snapshot.matches('linkSent'))
  if (presence === 'signedIn')
    return (
      <SessionCard title={m.session_signed_in_title()}>
        <Link className={button({ wide: true })} to="/learning">
          {m.session_to_catalogue()}
        </Link>
      </SessionCard>
    )
  return (
    <SessionCard title={sent ? m.session_link_sent_title() : m.session_login_title()}>
      <LoginPanel />
    </SessionCard>
  )
}
