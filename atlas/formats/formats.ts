import type { Suite } from '#atlas/graph/suite.ts'
import { csv } from './csv.ts'
import { gherkin } from './gherkin.ts'
import { json } from './json.ts'
import { playwright } from './playwright.ts'
import { text } from './text.ts'
import { xray } from './xray.ts'

/** Every form in which a suite can be written, with the end of its file's name. */
export const formats = {
  json: { write: json, suffix: 'paths.json' },
  playwright: { write: playwright, suffix: 'paths.spec.ts' },
  gherkin: { write: gherkin, suffix: 'feature' },
  csv: { write: csv, suffix: 'testrail.csv' },
  xray: { write: xray, suffix: 'xray.json' },
  text: { write: text, suffix: 'paths.txt' },
} satisfies Record<string, { write: (noun: string, suite: Suite) => string; suffix: string }>

export type Format = keyof typeof formats
