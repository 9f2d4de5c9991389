import type { StepKind } from '#atlas/graph/graph.ts'
import type { Step } from '#atlas/graph/paths/unexpected.ts'
import { models } from './models.ts'
import { runPath } from './run-path.ts'

/** Where a step led, in which state, and what it made happen. */
export type Told = [step: string, state: string, ...effects: string[]]

const kinds: Record<string, StepKind> = { after: 'delay', answer: 'outcome' }

const stepOf = (text: string): Step => {
	const kind = kinds[text.split(' ')[0]!] ?? 'event'
	const label = kind === 'event' ? text : text.slice(text.indexOf(' ') + 1)
	return { kind, label, from: '', to: '', effects: [], requirements: [], transitions: [] }
}

/**
 * Sends a story to a real actor: a named input, then events (`promo.changed typed`), answers of
 * actors (`answer checkPromo valid`) and delays (`after debounce`). The names are those of the
 * model.
 */
export const tell = (noun: string, input: string, ...steps: string[]): Told[] => {
	const start: Step = { ...stepOf(input), kind: 'start' }
	const path = {
		id: '',
		name: '',
		title: noun,
		requirements: [],
		steps: [start, ...steps.map(stepOf)],
	}
	return runPath(models[noun]!, path)
		.slice(1)
		.map(({ to, effects }, i): Told => [steps[i]!, to.split(' ')[0]!, ...effects])
}

/** The states that a story passes, for stories whose effects do not matter. */
export const statesOf = (noun: string, input: string, ...steps: string[]): string[] =>
	tell(noun, input, ...steps).map(([, state]) => state)
