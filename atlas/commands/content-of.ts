import { type Format, formats } from '#atlas/formats/formats.ts'
import { json } from '#atlas/formats/json.ts'
import { playwright } from '#atlas/formats/playwright.ts'
import { text } from '#atlas/formats/text.ts'
import { xray } from '#atlas/formats/xray.ts'
import { definitionOf } from '#atlas/graph/definition.ts'
import type { Suite } from '#atlas/graph/paths/suite.ts'
import type { ExploredSubject } from '#atlas/load/explored.ts'
import { ownerOf } from '#atlas/load/owner-of.ts'
import { runLines } from '#atlas/runs/beside-path.ts'
import type { LastRuns } from '#atlas/runs/last-runs.ts'
import type { Found } from './driver-of.ts'

/**
 * Options of a written suite: the driver of Playwright tests, their folder, Xray's project, the
 * last runs.
 */
export type Writing = {
	found: Found | null
	folder: string
	project: string | undefined
	runs: ReadonlyMap<string, LastRuns>
	/** The folder of the project. */
	home: string
}

/** Returns the text of a suite in a format. */
export const contentOf = (
	{ noun, model, file }: ExploredSubject,
	suite: Suite,
	format: Format,
	{ found, folder, project, runs, home }: Writing,
): string => {
	const told = { definition: definitionOf(model.machine), model }
	if (format === 'playwright') return playwright(noun, suite, found?.imports(folder))
	if (format === 'xray') return xray(noun, suite, told, project)
	if (format === 'json' && model.guessed) {
		const { inputs, events, outcomes } = model
		return json(noun, suite, { inputs, events, outcomes })
	}
	if (format !== 'text') return formats[format].write(noun, suite, told)
	const owner = ownerOf(home, file)
	return text(noun, suite, told, (id) => [
		...(owner ? [`owner: ${owner}`] : []),
		...runLines(runs.get(`${noun} ${id}`)).map((line) => `last run: ${line}`),
	])
}
