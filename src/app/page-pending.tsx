import { m } from '#i18n/messages'
import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** The shape of a page that is coming, where a route has none of its own. */
export const PagePending = () => (
  <Page>
    <VisuallyHidden>{m.app_loading()}</VisuallyHidden>
    <Skeleton width="40%" height="2.5rem" />
    <br />
    <Skeleton height="20rem" />
  </Page>
)
