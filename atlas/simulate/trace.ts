import type { StepKind } from '#atlas/graph/graph.ts'

/**
 * One step of a simulation: its kind and its label in the model. `payload` is set if it differs
 * from the model's example.
 */
export type TraceStep = { kind: StepKind; label: string; payload?: unknown }

// No label has it: events may be called `*`, examples of them have a word behind.
const SEPARATOR = '~'
const words: Record<StepKind, string> = {
	start: 'start ',
	delay: 'after ',
	outcome: 'answer ',
	event: '',
}

/** A step's label with its payload, if that was edited: `coins.changed with {"coins":7}`. */
export const stepLabel = ({ label, payload }: TraceStep): string =>
	payload === undefined ? label : `${label} with ${JSON.stringify(payload)}`

/** A trace as text for an address: `start prefilled~purchase.submitted~answer quoteOrder paid`. */
export const writeTrace = (trace: readonly TraceStep[]): string =>
	trace
		.map((step) => words[step.kind] + stepLabel(step).replaceAll(SEPARATOR, '\\u007e'))
		.join(SEPARATOR)

const withPayload = (kind: StepKind, text: string): TraceStep => {
	const [, label, json] = /^(.*?) with (.+)$/s.exec(text) ?? []
	if (label === undefined) return { kind, label: text }
	try {
		return { kind, label, payload: JSON.parse(json!) }
	} catch {
		return { kind, label: text }
	}
}

/** Reads what writeTrace wrote; any text is a trace, whether the machine can follow it or not. */
export const readTrace = (text: string): TraceStep[] =>
	text
		.split(SEPARATOR)
		.filter((step) => step !== '')
		.map((step, i) => {
			const kinds = i === 0 ? (['start'] as const) : (['delay', 'outcome'] as const)
			const kind = kinds.find((one) => step.startsWith(words[one]))
			return kind ? withPayload(kind, step.slice(words[kind].length)) : withPayload('event', step)
		})
