import type { AnyTransitionDefinition } from 'xstate'
import { eventName, stateName, transitionId } from '#machines/kit/transition-names.ts'
import { constantsOf } from './constants.ts'
import type { TransitionDefinition, Trigger } from './definition.types.ts'
import { guardName } from './guard-name.ts'
import { hasParams, named, requirementIds } from './named.ts'

const triggerOf = (eventType: string): Trigger => {
	if (eventType === '') return 'always'
	if (eventType === '*' || eventType.endsWith('.*')) return 'wildcard'
	const [, kind] =
		/^xstate\.(done\.actor|error\.actor|done\.state|after|snapshot)\./.exec(eventType) ?? []
	const triggers: Record<string, Trigger> = {
		'done.actor': 'done',
		'error.actor': 'error',
		'done.state': 'stateDone',
		after: 'after',
		snapshot: 'snapshot',
	}
	return triggers[kind ?? ''] ?? 'event'
}

const guardLabel = (guard: unknown): string => {
	const fixed = hasParams(guard) ? constantsOf((guard as { params: unknown }).params) : ''
	return fixed === '' ? guardName(guard) : `${guardName(guard)} (${fixed})`
}

/** Reads a transition of a machine as data. */
export const transitionDefinitionOf = (
	definition: AnyTransitionDefinition,
): TransitionDefinition => ({
	id: transitionId(definition),
	source: stateName(definition.source),
	trigger: triggerOf(definition.eventType),
	event: eventName(definition.source, definition.eventType),
	guard:
		definition.guard === undefined
			? null
			: { ...named(definition.guard), name: guardLabel(definition.guard) },
	targets: (definition.target ?? []).map(stateName),
	reenter: definition.reenter,
	actions: definition.actions.map(named),
	description: definition.description ?? null,
	requirements: requirementIds(definition.meta),
})
