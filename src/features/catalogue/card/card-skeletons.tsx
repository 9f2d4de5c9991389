import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { panel } from '#styled/recipes'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { CardGrid, CardRow } from './card-grid.tsx'

const cover = css({ aspectRatio: '[16 / 9]' })
const body = css({ display: 'flex', flexDirection: 'column', gap: '3', p: '4' })

/** The shapes of cards that are coming; twelve in the catalogue (CAT-06). */
export const CardSkeletons = ({ count, oneRow }: { count: number; oneRow?: boolean }) => {
	const Frame = oneRow ? CardRow : CardGrid
	return (
		<Frame busy>
			<VisuallyHidden>{m.app_loading()}</VisuallyHidden>
			{Array.from({ length: count }, (_, place) => place).map((place) => (
				<div key={place} className={panel()} data-skeleton>
					<div className={cover}>
						<Skeleton height="100%" />
					</div>
					<div className={body}>
						<Skeleton width="6rem" height="1.25rem" />
						<Skeleton height="3.25rem" />
						<Skeleton width="60%" />
						<Skeleton />
						<Skeleton width="5rem" height="2rem" />
						<Skeleton height="2.75rem" />
					</div>
				</div>
			))}
		</Frame>
	)
}
