import type { Suite } from '#atlas/graph/suite.ts'
import { actionOf, detailOf, expectationOf } from './wording.ts'

const head = [
  'Title',
  'Section',
  'Template',
  'Type',
  'References',
  'Automation ID',
  'Steps (Step)',
  'Steps (Expected Result)',
]

/** RFC 4180; a cell that a spreadsheet would run as a formula gets an apostrophe before it. */
const cell = (value: string): string =>
  `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/**
 * A suite as TestRail imports it from CSV with the template Test Case (Steps): one row a step, the case's own columns on its first.
 * https://support.testrail.com/hc/en-us/articles/7373850291220
 */
export const csv = (noun: string, { suite, paths }: Suite): string => {
  const rows = paths.flatMap(({ id, title, requirements, steps }) =>
    steps.map((step, i) => [
      ...(i === 0
        ? [
            title,
            `${noun} > ${suite}`,
            'Test Case (Steps)',
            'Functional',
            requirements.join(', '),
            id,
          ]
        : ['', '', '', '', '', '']),
      actionOf(step),
      `${expectationOf(step)} ${detailOf(step)}`.trimEnd(),
    ]),
  )
  return `${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
