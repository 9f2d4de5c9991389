import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import type { ModalKind } from '#machines/modal-stack/modal-stack.types.ts'
import { useProcesses } from '#processes/processes.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { menu } from '#styled/recipes'
import { routesQuery } from './school.queries.ts'
import { schoolMenuLinks } from './school-links.ts'
import { schoolStateOf } from './school-state.ts'

const look = menu()

/** What the school's area holds for these routes and this type of school (SCH-02); some items open a modal (SCH-03). */
export const SchoolSider = () => {
  const { modals } = useProcesses()
  const { data: account } = useSuspenseQuery(accountQuery)
  const { data: asked } = useSuspenseQuery(routesQuery)
  const { school } = account
  const opener = (kind: ModalKind, params: Record<string, string> = {}) => ({
    onClick: () => modals.send({ type: 'modal.opened', modal: { kind, params } }),
  })
  if (!school) return null
  return (
    <>
      {schoolMenuLinks
        .filter(({ to }) => asked.routes.includes(to))
        .map(({ to, label }) => (
          <Link key={to} to={to} className={look.item}>
            {label()}
          </Link>
        ))}
      {schoolStateOf(school) !== 'verified' && (
        <button type="button" className={look.item} {...opener('documentUpload')}>
          {m.school_get_verified()}
        </button>
      )}
      <button type="button" className={look.item} {...opener('terms')}>
        {m.school_terms()}
      </button>
      {asked.school_type === 'school' && (
        <button
          type="button"
          className={look.item}
          {...opener('comingSoon', { title: m.school_tracking() })}
        >
          {m.school_tracking()}
        </button>
      )}
    </>
  )
}
