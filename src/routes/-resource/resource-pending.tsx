import { useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { CardPrice } from '#features/catalogue/card/card-price.tsx'
import { findCard } from '#features/catalogue/card/find-card.ts'
import { ResourceSkeleton } from '#features/catalogue/resource/resource-skeleton.tsx'
import { useViewer } from '#processes/viewer-context.ts'

/**
 * The shape of an item that is coming, with the title and the price that a list has shown of it.
 */
export const ResourcePending = () => {
	const path = useRouterState({ select: ({ location }) => location.pathname })
	const card = findCard(useQueryClient(), path)
	const { planPercents } = useViewer()
	if (!card) return <ResourceSkeleton />
	const price = <CardPrice card={card} planPercent={planPercents[card.course_type]} size="lg" />
	return <ResourceSkeleton title={card.title} price={price} />
}
