import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { AuditPage } from '#desk/people/audit/audit-page.tsx'
import { SecurityPage } from '#desk/people/session/security-page.tsx'
import { StaffPage } from '#desk/people/staff/staff-page.tsx'
import { m } from '#i18n/messages'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { ErrorState } from '#ui/list/error-state.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { FirstPage } from './first-page.tsx'

const NotFound = () => (
  <EmptyState heading="h1" title={m.desk_not_found_title()} text={m.desk_not_found_text()} />
)

/** Builds the router of the desk, whose pages are below /desk. */
export const createDeskRouter = () => {
  const root = createRootRoute({ component: DeskFrame, notFoundComponent: NotFound })
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  return createRouter({
    basepath: '/desk',
    routeTree: root.addChildren([
      at('/', FirstPage),
      at('/staff', StaffPage),
      at('/audit', AuditPage),
      at('/security', SecurityPage),
    ]),
    defaultErrorComponent: ({ reset }) => <ErrorState onRetry={reset} />,
    scrollRestoration: true,
  })
}
