import { m } from '#i18n/messages'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { stack4 } from '#ui/look.ts'

/** The form before its facts are here. */
export const PurchaseSkeleton = () => (
	<div className={stack4} aria-busy="true" aria-label={m.purchase_loading()} role="status">
		<Skeleton height="1.5rem" />
		<Skeleton height="3rem" />
		<Skeleton height="3rem" />
		<Skeleton height="3rem" />
		<Skeleton height="6rem" />
	</div>
)
