import type { StateDefinition, TransitionDefinition } from '#atlas/graph/definition.types.ts'
import type { Span } from './layout/layout.ts'
import { words } from './layout/wrap.ts'

/** The requirement ids of a transition that its state does not show already. */
export const addedRequirements = (
	source: StateDefinition | undefined,
	{ requirements }: TransitionDefinition,
): Span[] =>
	words(requirements.filter((id) => !source?.requirements.includes(id)).join(' '), 'requirement')
