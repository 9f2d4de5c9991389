import type { Named } from '#atlas/graph/definition.types.ts'

/** Guards, actions or actors by name, joined by commas. */
export const namesOf = (named: readonly Named[]): string => named.map(({ name }) => name).join(', ')
