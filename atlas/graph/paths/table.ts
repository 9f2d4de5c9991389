import { createHash } from 'node:crypto'
import { type Edge, type Graph, type StepKind, stateOf } from '../graph.ts'
import { SEPARATOR } from '../label.ts'

const words: Record<StepKind, string> = {
  start: 'start ',
  delay: 'after ',
  outcome: 'answer ',
  event: '',
}

/**
 * A step as a table names it: `promo.changed typed`, `answer checkPromo valid`, `after debounce`.
 */
export const stepName = ({ kind, label }: Edge): string => words[kind] + label

/**
 * A step as a row of a table: from, step, to, effects, requirements. A step that changes nothing
 * leads to `=`.
 */
export const rowOf = (edge: Edge): string =>
  [
    edge.from,
    stepName(edge),
    edge.to === edge.from ? '=' : edge.to,
    edge.effects.join(' ; '),
    edge.requirements.join(' '),
  ].join(SEPARATOR)

/** Most lines of a table that has every step; a longer one has each transition once. */
export const MOST_LINES = 300

/**
 * Key of steps that take the same transition and have the same effects: they differ in context
 * only.
 */
const kindOf = (edge: Edge): string =>
  JSON.stringify([
    stateOf(edge.from),
    stepName(edge),
    stateOf(edge.to),
    edge.transitions,
    edge.effects,
    edge.requirements,
  ])

const digestOf = (rows: readonly string[], length: number): string =>
  createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, length)

const shortened = (edges: readonly Edge[]): string[] =>
  [...Map.groupBy(edges, kindOf).values()].map(([first, ...rest]) =>
    rest.length === 0
      ? rowOf(first!)
      : [rowOf(first!), `+${rest.length} ${digestOf(rest.map(rowOf), 8)}`].join(SEPARATOR),
  )

/** In place of a situation that the row above begins with too. */
const SAME = '〃'

const situationOf = (row: string): string => row.slice(0, row.indexOf(SEPARATOR))

/** Characters from which on what an effect is given is written once in a table. */
const LONG = 40

/** Column of a row that has the effects, and what separates them there. */
const EFFECTS = 3
const NEXT = ' ; '

/** An effect with the data that it is given: `do storeDraft {"title":"Phonics"}`. */
const EFFECT = /^(\S+ \S+) (.+)$/

const changeEffects = (row: string, change: (effect: string) => string): string => {
  const columns = row.split(SEPARATOR)
  const effects = columns[EFFECTS]
  if (!effects) return row
  return columns.with(EFFECTS, effects.split(NEXT).map(change).join(NEXT)).join(SEPARATOR)
}

/**
 * Rows in which data that several effects are given is written once: `do storeDraft §3fa2c1 = {…}`,
 * and in later rows `do storeDraft §3fa2c1`.
 */
const withMarks = (rows: readonly string[]): string[] => {
  const times = new Map<string, number>()
  const dataOf = (effect: string) => EFFECT.exec(effect)?.[2] ?? ''
  for (const row of rows)
    changeEffects(row, (effect) => {
      times.set(dataOf(effect), (times.get(dataOf(effect)) ?? 0) + 1)
      return effect
    })
  const written = new Set<string>()
  const marked = (effect: string): string => {
    const data = dataOf(effect)
    if (data.length < LONG || times.get(data) === 1) return effect
    const mark = `§${digestOf([data], 6)}`
    const isKnown = written.has(data)
    written.add(data)
    return effect.slice(0, -data.length) + (isKnown ? mark : `${mark} = ${data}`)
  }
  return rows.map((row) => changeEffects(row, marked))
}

/** Makes a function that writes the data of effects where a row has a mark only. */
const readMarks = () => {
  const known = new Map<string, string>()
  const inWords = (effect: string): string => {
    const [, name, mark, data] = /^(\S+ \S+) (§[0-9a-f]{6})(?: = (.+))?$/.exec(effect) ?? []
    if (!mark) return effect
    if (data) known.set(mark, data)
    return `${name} ${known.get(mark)}`
  }
  return (row: string) => changeEffects(row, inWords)
}

/** Column of a row that has the situation that the step leads to. */
const TO = 2

/** Before the facts of a situation that are other than in another. */
const BUT = '…'

/** A situation with its facts: `editing #busy {"email":""}`. */
const FACTS = /^(.*) (\{.*\})$/

const factsOf = (situation: string) => {
  const [, state = '', json = ''] = FACTS.exec(situation) ?? []
  const facts = json ? (JSON.parse(json) as Record<string, unknown>) : null
  return facts && JSON.stringify(facts) === json ? { state, facts } : null
}

/** A situation with only the facts that another does not have: `editing … {"email":"a@b.in"}`. */
const besides = (situation: string, other: string): string => {
  const [from, to] = [factsOf(other), factsOf(situation)]
  if (!from || !to || Object.keys(from.facts).join() !== Object.keys(to.facts).join())
    return situation
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(from.facts[name]) !== JSON.stringify(value)
  const changed = Object.entries(to.facts).filter(isOther)
  const facts = changed.length > 0 ? [JSON.stringify(Object.fromEntries(changed))] : []
  return [to.state, BUT, ...facts].join(' ')
}

/** A situation with all of its facts again. */
const whole = (situation: string, other: string): string => {
  const [, state, json = '{}'] = /^(.*) …(?: (\{.*\}))?$/.exec(situation) ?? []
  const from = factsOf(other)
  if (state === undefined || !from) return situation
  return `${state} ${JSON.stringify({ ...from.facts, ...(JSON.parse(json) as object) })}`
}

const toOf = (row: string): string => row.split(SEPARATOR)[TO] ?? ''

const changeTo = (row: string, change: (to: string) => string): string => {
  const columns = row.split(SEPARATOR)
  return TO in columns ? columns.with(TO, change(columns[TO]!)).join(SEPARATOR) : row
}

/** Column of a row that has the requirements, and the sign for none. */
const REQUIREMENTS = 4
const NONE = '–'

const requirementsOf = (row: string): string => row.split(SEPARATOR)[REQUIREMENTS] ?? ''

/** Writes other requirements, and leaves out columns without words at the end. */
const endWith = (row: string, requirements: string): string => {
  const columns = row.split(SEPARATOR).with(REQUIREMENTS, requirements)
  return columns.slice(0, columns.findLastIndex((column) => column !== '') + 1).join(SEPARATOR)
}

/** Makes a function that writes the requirements where a row has those of the row above. */
const readEnds = () => {
  let above = ''
  return (row: string): string => {
    const columns = row.split(SEPARATOR)
    const [effects = '', requirements = '', ...more] = columns.slice(EFFECTS)
    above = requirements === NONE ? '' : requirements || above
    return [...columns.slice(0, EFFECTS), effects, above, ...more].join(SEPARATOR)
  }
}

/**
 * Rows in which a situation is written once for successive rows that begin with it. Of where a step
 * begins only the facts are written that are other than at the first start, of where it leads only
 * those that the step changes. Requirements are written where they are other than above, and what
 * follows a step once for all lines that have the same.
 */
const brief = (rows: readonly string[]): string[] => {
  const first = toOf(rows[0] ?? '')
  const lines = withMarks(rows).map((row, index) => {
    const situation = situationOf(row)
    const isFirst = index === 0
    const isSame = !isFirst && situation === situationOf(rows[index - 1]!)
    const begins = isSame ? SAME : isFirst ? situation : besides(situation, first)
    const ends = requirementsOf(row)
    const isAbove = ends === (isFirst ? '' : requirementsOf(rows[index - 1]!))
    const changed = changeTo(row, (to) => besides(to, situation))
    return begins + endWith(changed, isAbove ? '' : ends || NONE).slice(situation.length)
  })
  return withEnds(lines)
}

/** Characters from which on the end of a row is written once in a table. */
const LONG_END = 20

/** A line up to its step, and the rest of it. */
const LINE = /^(.*? \| .*? \| )(.*)$/

/** The marks of ends, with the fewest digits by which they differ. */
const marksOf = (ends: readonly string[]): ReadonlyMap<string, string> => {
  const marksAt = (digits: number): Map<string, string> => {
    const marks = new Map(ends.map((end) => [end, `¶${digestOf([end], digits)}`]))
    return new Set(marks.values()).size < marks.size ? marksAt(digits + 1) : marks
  }
  return marksAt(3)
}

/**
 * Lines in which what follows a step is written once: `〃 | note.changed | ¶3fa = editing … {…}`,
 * and in later lines with any step `〃 | note.changed | ¶3fa`.
 */
const withEnds = (lines: readonly string[]): string[] => {
  const endOf = (line: string): string => LINE.exec(line)?.[2] ?? ''
  const times = Map.groupBy(lines, endOf)
  const several = [...times].flatMap(([end, { length }]) =>
    end.length >= LONG_END && length > 1 ? [end] : [],
  )
  const marks = marksOf(several)
  const written = new Set<string>()
  return lines.map((line) => {
    const end = endOf(line)
    const mark = marks.get(end)
    if (mark === undefined) return line
    const isKnown = written.has(end)
    written.add(end)
    return line.slice(0, -end.length) + (isKnown ? mark : `${mark} = ${end}`)
  })
}

/** Makes a function that writes what follows a step where a line has a mark only. */
const readLineEnds = () => {
  const known = new Map<string, string>()
  return (line: string): string => {
    const [, begins = '', mark, end] = /^(.*? \| .*? \| )(¶[0-9a-f]+)(?: = (.*))?$/.exec(line) ?? []
    if (!mark) return line
    if (end !== undefined) known.set(mark, end)
    return begins + known.get(mark)
  }
}

/** Lines of a table, each with both situations and the data of its effects in full. */
export const inFull = (table: string): string[] => {
  let situation = ''
  let first = ''
  const read = readMarks()
  const readEnd = readEnds()
  const readLineEnd = readLineEnds()
  return table.split('\n').map((written, index) => {
    const line = readLineEnd(written)
    if (index === 0 || line === '' || (index === 1 && /^rows \| \d/.test(line))) return line
    const begins = situationOf(line)
    if (begins !== SAME) situation = whole(begins, first)
    const row = changeTo(read(readEnd(situation + line.slice(begins.length))), (to) =>
      whole(to, situation),
    )
    first ||= factsOf(toOf(row)) ? toOf(row) : ''
    return row
  })
}

/**
 * Writes a graph as a table that a person reviews, in the order of exploration: the events, then a
 * row a step. A situation is written once for the rows below it that begin with it, with the facts
 * that are other than at the first start; of the one that a step leads to only what it changes; and
 * long data once for all effects that are given the same, and what follows a step once for all
 * rows with the same. Requirements of the row above are left out, and so are columns without words
 * at the end.
 * Beyond `MOST_LINES` the second line has the number of steps and a digest of all rows; of steps
 * that differ in context only the first has a row with the number of the others and a digest of
 * theirs at its end.
 */
export const writeTable = ({ edges, events }: Graph): string => {
  const head = `events${SEPARATOR}${events.join(', ')}`
  if (edges.length < MOST_LINES) return [head, ...brief(edges.map(rowOf)), ''].join('\n')
  const all = ['rows', edges.length, digestOf(edges.map(rowOf), 16)].join(SEPARATOR)
  return [head, all, ...brief(shortened(edges)), ''].join('\n')
}
