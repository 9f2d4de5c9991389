import type {
	Definition,
	StateDefinition,
	TransitionDefinition,
} from '#atlas/graph/definition.types.ts'
import { addedRequirements } from '../requirement-words.ts'
import { headWords, stateWords } from '../state-words.ts'
import { type Labels, transitionWords } from '../words.ts'
import type { Box, LaidFold, Line, Span } from './layout.ts'
import { type, widthOfLine } from './measure.ts'
import { widthOfLines, words, wrap } from './wrap.ts'

const WIDEST = 250
const PADDING = 12
const HANG = 10
const HEAD = 30

type Label = Box & { lines: Line[] }

/**
 * The contents of a state's box, measured from its upper left corner. `head` is the height of its
 * text.
 */
export type StateBox = {
	width: number
	head: number
	rule: number | null
	lines: Line[]
	rows: { transition: string; label: Label }[]
	folds: { kind: LaidFold['kind']; label: Label }[]
}

/**
 * Text in a state: its internal transitions, the number of hidden states, the number of omitted
 * transitions.
 */
export type Contents = {
	rows?: readonly TransitionDefinition[] | undefined
	inside?: number | undefined
	more?: number | undefined
}

/** Lays lines below one another; continued lines hang. */
const below = (lines: readonly Span[][], top: number, hang: number): Line[] =>
	lines.map((spans, i) => ({
		x: PADDING + (i === 0 ? 0 : hang),
		y: top + type.line * i + 12,
		spans,
	}))

const counted = (count: number, one: string, many: string): Span[] =>
	words(`+ ${count} ${count === 1 ? one : many}`, 'fold')

/**
 * Writes a state: its name and tags, what it does, the transitions that do not leave it, and what
 * is counted instead of drawn.
 */
export const stateBox = (
	definition: Definition,
	state: StateDefinition,
	{ rows = [], inside = 0, more = 0 }: Contents,
	labels: Labels,
): StateBox => {
	const head = wrap(headWords(definition, state, labels), WIDEST)
	const lines: Line[] = head.map((spans, i) => ({ x: PADDING, y: 20 + type.line * i, spans }))
	const rule = HEAD + type.line * (head.length - 1)
	let top = rule + 6
	let width = widthOfLines(head)
	const write = (spans: readonly Span[]): Line[] => {
		const wrapped = wrap(spans, WIDEST)
		const written = below(wrapped, top, HANG)
		width = Math.max(width, ...wrapped.map((one) => widthOfLine(one) + HANG))
		top += type.line * wrapped.length
		return written
	}
	const writeLabel = (spans: readonly Span[]): Label => {
		const y = top
		const written = write(spans)
		return { x: 4, y, width: 0, height: top - y, lines: written }
	}
	lines.push(...write(words(state.requirements.join(' '), 'requirement')))
	for (const spans of stateWords(state, labels)) lines.push(...write(spans))
	const laid = rows.map((transition) => ({
		transition: transition.id,
		label: writeLabel([
			...transitionWords(definition, transition, labels),
			...addedRequirements(state, transition),
		]),
	}))
	const folds: StateBox['folds'] = []
	if (inside > 0)
		folds.push({ kind: 'states', label: writeLabel(counted(inside, 'state', 'states')) })
	if (more > 0)
		folds.push({
			kind: 'transitions',
			label: writeLabel(counted(more, 'more transition', 'more transitions')),
		})
	const isPlain = top === rule + 6
	const outer = Math.max(64, width + 2 * PADDING)
	for (const { label } of [...laid, ...folds]) label.width = outer - 8
	return {
		width: outer,
		head: isPlain ? rule + 4 : top + 6,
		rule: isPlain ? null : rule,
		lines,
		rows: laid,
		folds,
	}
}
