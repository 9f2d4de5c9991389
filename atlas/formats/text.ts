import type { Suite } from '#atlas/graph/suite.ts'
import { actionOf, detailOf, expectationOf } from './wording.ts'

const count = (amount: number, word: string) => `${amount} ${word}${amount === 1 ? '' : 's'}`

/** The figures of a suite in a line, with how few steps it could have. */
export const summaryOf = (noun: string, { suite, paths, steps, bound }: Suite): string => {
  const size = `${noun}: ${suite} in ${count(paths.length, 'path')} of ${count(steps, 'step')}`
  if (bound === null) return size
  return steps === bound
    ? `${size}, the fewest possible (bound ${bound}, proved)`
    : `${size} (the fewest possible, without a longest path: ${bound})`
}

/** A suite to read: a line of figures, then every path with numbered steps. */
export const text = (noun: string, suite: Suite): string =>
  [
    summaryOf(noun, suite),
    ...suite.paths.flatMap(({ title, steps }) => [
      '',
      title,
      ...steps.map((step, i) =>
        `  ${String(i + 1).padStart(3)}. ${actionOf(step)}: ${expectationOf(step)} ${detailOf(step)}`.trimEnd(),
      ),
    ]),
    '',
  ].join('\n')
