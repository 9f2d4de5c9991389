import type { Suite } from '#atlas/graph/paths/suite.ts'
import { csv } from './csv.ts'
import { gherkin } from './gherkin.ts'
import { json } from './json.ts'
import { playwright } from './playwright.ts'
import { text } from './text.ts'
import type { Told } from './told.ts'
import { xray } from './xray.ts'

type Form = { write: (noun: string, suite: Suite, told: Told) => string; suffix: string }

/** Every form in which a suite can be written, with the end of its file's name. */
export const formats = {
	json: { write: (noun, suite) => json(noun, suite), suffix: 'paths.json' },
	playwright: { write: (noun, suite) => playwright(noun, suite), suffix: 'paths.spec.ts' },
	gherkin: { write: gherkin, suffix: 'feature' },
	csv: { write: csv, suffix: 'testrail.csv' },
	xray: { write: (noun, suite, told) => xray(noun, suite, told), suffix: 'xray.json' },
	text: { write: (noun, suite, told) => text(noun, suite, told), suffix: 'paths.txt' },
} satisfies Record<string, Form>

export type Format = keyof typeof formats
