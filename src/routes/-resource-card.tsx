import { Card } from '#features/card/card.tsx'
import type { CardData } from '#features/card/card.types.ts'
import { CardAction } from '#features/card-action/card-action.tsx'
import { FavouriteButton } from '#features/favourite/favourite-button.tsx'
import { useViewer } from '#processes/viewer-context.ts'

/** A card with its actions; keyed by what the server says of it, so that a new answer is a new process. */
export const ResourceCard = ({ card, eager }: { card: CardData; eager?: boolean }) => {
  const { signedIn, planPercents } = useViewer()
  return (
    <Card
      card={card}
      eager={eager}
      planPercent={planPercents[card.course_type]}
      action={<CardAction card={card} />}
      favourite={
        <FavouriteButton
          compact
          productId={card.id}
          title={card.title}
          favourite={card.favourite}
          signedIn={signedIn}
        />
      }
    />
  )
}
