import type { Definition } from '#atlas/graph/definition.types.ts'

/** Fewest and most states of a funnel. */
export const FEWEST = 2
export const MOST = 8

/** The states of a funnel that an address names, joined by commas; none where they are too few. */
export const funnelSteps = ({ states }: Definition, funnel: string | undefined): string[] => {
	const known = new Set(states.map(({ name }) => name).filter((name) => name !== '.'))
	const asked = (funnel ?? '').split(',').filter((name) => known.has(name))
	return asked.length < FEWEST ? [] : asked.slice(0, MOST)
}
