import { m } from '#i18n/messages'
import { Page } from '#ui/layout/page.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'

/** Placeholder of a loading page whose route has no placeholder. */
export const PagePending = () => (
	<Page>
		<VisuallyHidden>{m.app_loading()}</VisuallyHidden>
		<Skeleton width="40%" height="2.5rem" />
		<br />
		<Skeleton height="20rem" />
	</Page>
)
