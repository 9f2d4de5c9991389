import type { Selected } from '#atlas/diagram/draw/drawing.types.ts'
import type { Next } from '#atlas/simulate/next.ts'

/** Returns the steps that take a transition now, or that reach a state in one step. */
export const takersOf = (nexts: readonly Next[], { kind, id }: Selected): Next[] =>
	nexts.filter(({ isIdle, transitions, states }) =>
		kind === 'transition' ? transitions.includes(id) : !isIdle && states.includes(id),
	)
