import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const FOLDER = 'docs/decisions'
const INDEX = `${FOLDER}/README.md`

const introduction = `# Decisions

Why things are as they are: context, choice, and what was measured. A decision that is changed keeps its file; its status names the newer one.
\`npm run index:decisions\` writes this page.

| Decision | Status |
| --- | --- |
`

/** Head of a decision's file. */
export type Decision = { file: string; number: string; title: string; status: string }

/**
 * Reads the head of a decision.
 * @param file name of the file, which begins with the decision's number
 * @throws Error where the first line is no title with that number, or the third no status
 */
export const readDecision = (file: string, text: string): Decision => {
	const [title = '', , status = ''] = text.split('\n')
	const number = file.slice(0, 4)
	if (!title.startsWith(`# ${number} `))
		throw new Error(`${file}: the title is not "# ${number} …"`)
	const said = /^Status: ((?:accepted|superseded by \d{4})(?:, changed by \d{4})*)$/.exec(status)
	if (!said) throw new Error(`${file}: the third line is no "Status: accepted"`)
	return { file, number, title: title.slice(7), status: said[1]! }
}

/** All decisions by number. */
export const readDecisions = (): Decision[] =>
	readdirSync(FOLDER)
		.filter((file) => /^\d{4}-.+\.md$/.test(file))
		.sort()
		.map((file) => readDecision(file, readFileSync(`${FOLDER}/${file}`, 'utf8')))

/** Returns the page that lists the decisions. */
export const indexOf = (decisions: readonly Decision[]): string =>
	introduction +
	decisions
		.map(({ file, number, title, status }) => `| [${number} ${title}](${file}) | ${status} |\n`)
		.join('')

if (import.meta.main) writeFileSync(INDEX, indexOf(readDecisions()))
