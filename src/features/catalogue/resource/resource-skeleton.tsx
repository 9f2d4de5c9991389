import type { ReactNode } from 'react'
import { langOf } from '#i18n/lang-of.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Page } from '#ui/layout/page.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { stack4 } from '#ui/look.ts'

const columns = css({
	display: 'grid',
	gap: '8',
	pt: '8',
	lg: { gridTemplateColumns: '[minmax(0, 1fr) 22rem]' },
})
const heading = css({ textStyle: 'page', maxW: '[26ch]' })

type ResourceSkeletonProps = {
	/** Its title, if it is known already. */
	title?: string
	price?: ReactNode
}

/** The shape of a page that is coming. */
export const ResourceSkeleton = ({ title, price }: ResourceSkeletonProps) => (
	<Page>
		<div className={columns} aria-busy="true">
			<VisuallyHidden>{m.app_loading()}</VisuallyHidden>
			<div className={stack4}>
				<Skeleton width="8rem" height="1.5rem" />
				{title ? (
					<h1 className={heading} lang={langOf(title)}>
						{title}
					</h1>
				) : (
					<Skeleton height="5rem" />
				)}
				<Skeleton width="70%" />
				<Skeleton height="12rem" />
			</div>
			<div className={stack4}>
				<Skeleton height="12.5rem" />
				{price}
				<Skeleton height="12rem" />
			</div>
		</div>
	</Page>
)
