import { memo } from 'react'
import { Card } from '#features/catalogue/card/card.tsx'
import type { CardData } from '#features/catalogue/card/card.types.ts'
import { CardAction } from '#features/catalogue/card/card-action.tsx'
import { FavouriteButton } from '#features/catalogue/favourite/favourite-button.tsx'
import { useViewer } from '#processes/viewer-context.ts'
import { CardLicences } from './add-licences.tsx'

type ResourceCardProps = { card: CardData; eager?: boolean }

/**
 * A card with its actions; rendered again when the server or the viewer changes, not with the list
 * around it.
 */
export const ResourceCard = memo(({ card, eager }: ResourceCardProps) => {
	const { signedIn, planPercents } = useViewer()
	return (
		<Card
			card={card}
			eager={eager}
			planPercent={planPercents[card.course_type]}
			action={
				<CardLicences card={card}>
					<CardAction card={card} />
				</CardLicences>
			}
			favourite={
				<FavouriteButton
					compact
					targetId={card.id}
					title={card.title}
					favourite={card.favourite}
					signedIn={signedIn}
				/>
			}
		/>
	)
})
