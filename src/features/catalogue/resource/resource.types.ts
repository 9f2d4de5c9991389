import type { components } from '#openapi/v1.gen.ts'

/** One resource in full; prices in paise. */
export type ResourceData = components['schemas']['Resource']

export type CardData = components['schemas']['Card']
