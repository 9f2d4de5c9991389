import { m } from '#i18n/messages'
import { Page } from '#ui/layout/page.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'

/** The shape of a page that is coming, where a route has none of its own. */
export const PagePending = () => (
  <Page>
    <VisuallyHidden>{m.app_loading()}</VisuallyHidden>
    <Skeleton width="40%" height="2.5rem" />
    <br />
    <Skeleton height="20rem" />
  </Page>
)
