import type { CardData } from '#features/catalogue/card/card.types.ts'
import { CardGrid, CardRow } from '#features/catalogue/card/card-grid.tsx'
import { ResourceCard } from './resource-card.tsx'

/** Cards with their actions in columns; the first `eager` ones are above the fold. */
export const resourceCards = (cards: readonly CardData[], eager = 0) => (
	<CardGrid>
		{cards.map((card, i) => (
			<ResourceCard key={card.id} card={card} eager={i < eager} />
		))}
	</CardGrid>
)

/** A few cards with their actions in one row. */
export const resourceRow = (cards: readonly CardData[], eager = 0) => (
	<CardRow>
		{cards.map((card, i) => (
			<ResourceCard key={card.id} card={card} eager={i < eager} />
		))}
	</CardRow>
)
