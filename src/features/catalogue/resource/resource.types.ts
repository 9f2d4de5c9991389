import type { Card, Resource } from '#openapi/v1.gen.ts'

/** One resource in full; prices in paise. */
export type ResourceData = Resource

export type CardData = Card
