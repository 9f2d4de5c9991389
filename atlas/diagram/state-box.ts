import type {
  Definition,
  StateDefinition,
  TransitionDefinition,
} from '#atlas/graph/definition.types.ts'
import type { Box, Line, Span } from './layout.ts'
import { type, widthOfLine } from './measure.ts'
import { headWords, stateWords, transitionWords } from './words.ts'
import { widthOfLines, words, wrap } from './wrap.ts'

const WIDEST = 250
const PADDING = 12
const HANG = 10
const HEAD = 30

/** What stands in a state's box, measured from its upper left corner; `head` is the height that its text needs. */
export type StateBox = {
  width: number
  head: number
  rule: number | null
  lines: Line[]
  rows: { transition: string; label: Box & { lines: Line[] } }[]
}

/** Lays lines below one another; continued lines hang. */
const below = (lines: readonly Span[][], top: number, hang: number): Line[] =>
  lines.map((spans, i) => ({
    x: PADDING + (i === 0 ? 0 : hang),
    y: top + type.line * i + 12,
    spans,
  }))

const noteOf = (inside: number): Span[][] =>
  inside === 0 ? [] : [words(`${inside} ${inside === 1 ? 'state' : 'states'} inside`, 'note')]

/** Writes a state: its name and tags, what it does, and the transitions that do not leave it. */
export const stateBox = (
  definition: Definition,
  state: StateDefinition,
  rows: readonly TransitionDefinition[] = [],
  inside = 0,
): StateBox => {
  const head = wrap(headWords(definition, state), WIDEST)
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
  for (const spans of [...noteOf(inside), ...stateWords(state)]) lines.push(...write(spans))
  const laid = rows.map((transition) => {
    const y = top
    const written = write(transitionWords(definition, transition))
    const label = { x: 4, y, width: 0, height: top - y, lines: written }
    return { transition: transition.id, label }
  })
  const isPlain = top === rule + 6
  const outer = Math.max(64, width + 2 * PADDING)
  for (const { label } of laid) label.width = outer - 8
  return {
    width: outer,
    head: isPlain ? rule + 4 : top + 6,
    rule: isPlain ? null : rule,
    lines,
    rows: laid,
  }
}
