import type { Card } from '#openapi/v1.gen.ts'

/** The one shape of a card (CAT-09); prices in paise. */
export type CardData = Card
