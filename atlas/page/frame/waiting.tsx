import { Page } from '#atlas/page/ui/page.tsx'
import { Skeleton } from '#atlas/page/ui/skeleton.tsx'
import { VisuallyHidden } from '#atlas/page/ui/visually-hidden.tsx'

/** The shape of what is coming. */
export const Waiting = () => (
	<Page>
		<div aria-busy="true">
			<VisuallyHidden>Loading …</VisuallyHidden>
			<Skeleton width="14rem" height="2rem" />
			<br />
			<Skeleton height="60dvh" />
		</div>
	</Page>
)
