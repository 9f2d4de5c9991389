import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Skeleton } from '#ui/list/skeleton.tsx'

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })

/** The form before its facts are here. */
export const PurchaseSkeleton = () => (
	<div className={stack} aria-busy="true" aria-label={m.purchase_loading()} role="status">
		<Skeleton height="1.5rem" />
		<Skeleton height="3rem" />
		<Skeleton height="3rem" />
		<Skeleton height="3rem" />
		<Skeleton height="6rem" />
	</div>
)
