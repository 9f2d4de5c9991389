import type { Definition, TransitionDefinition } from '#atlas/graph/definition.types.ts'
import { awaitedBy, delayOf, delayText, phraseOf } from './phrases.ts'

/**
 * Returns the trigger of a transition in code: `promo.changed`, `done(checkPromo)`, `after debounce
 * (0.6 s)`.
 */
export const eventCode = (definition: Definition, transition: TransitionDefinition): string => {
	const { trigger, event } = transition
	const delay = delayOf(transition)
	if (delay !== undefined) return `after ${delayText(definition, delay)}`
	if (trigger !== 'done' && trigger !== 'error' && trigger !== 'snapshot') return event
	return `${trigger}(${awaitedBy(definition, transition)})`
}

/**
 * Returns the trigger of a transition in words: "promo changed", "check promo answered", "after 0.6
 * s (debounce)".
 */
export const eventPhrase = (definition: Definition, transition: TransitionDefinition): string => {
	const { trigger, event } = transition
	const actor = () => phraseOf(awaitedBy(definition, transition))
	switch (trigger) {
		case 'event':
			return phraseOf(event)
		case 'wildcard':
			return event === '*' ? 'anything else' : `anything of ${phraseOf(event.replace('*', ''))}`
		case 'done':
			return `${actor()} answered`
		case 'error':
			return `${actor()} failed`
		case 'snapshot':
			return `${actor()} reports`
		case 'stateDone':
			return 'all inside has ended'
		case 'always':
			return 'at once'
		case 'after':
			return inTime(definition, delayOf(transition) ?? '')
	}
}

const inTime = (definition: Definition, delay: string): string => {
	const duration = definition.delays?.[delay]
	if (duration === undefined && !/^\d+$/.test(delay)) return `after ${phraseOf(delay)}`
	const time = delayText(definition, String(duration ?? delay))
	return duration === undefined ? `after ${time}` : `after ${time} (${phraseOf(delay)})`
}
