import type { StepKind } from '#atlas/graph/graph.ts'

/** One thing done in a simulation: by its kind and the label that the model gives it. */
export type TraceStep = { kind: StepKind; label: string }

// No label has it: events may be called `*`, examples of them have a word behind.
const SEPARATOR = '~'
const words: Record<StepKind, string> = {
  start: 'start ',
  delay: 'after ',
  outcome: 'answer ',
  event: '',
}

/** A trace as text for an address: `start prefilled~purchase.submitted~answer quoteOrder paid`. */
export const writeTrace = (trace: readonly TraceStep[]): string =>
  trace.map(({ kind, label }) => words[kind] + label).join(SEPARATOR)

/** Reads what writeTrace wrote; any text is a trace, whether the machine can follow it or not. */
export const readTrace = (text: string): TraceStep[] =>
  text
    .split(SEPARATOR)
    .filter((step) => step !== '')
    .map((step, i) => {
      const kinds = i === 0 ? (['start'] as const) : (['delay', 'outcome'] as const)
      const kind = kinds.find((one) => step.startsWith(words[one]))
      return kind ? { kind, label: step.slice(words[kind].length) } : { kind: 'event', label: step }
    })
