import {
	appendFileSync,
	existsSync,
	mkdirSync,
	readFileSync,
	statSync,
	writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Layer, Run } from './run.types.ts'

/** Where runs of paths are noted: a file a layer and writer, a line of JSON a run. */
export const runsFolder = '.cache/atlas/runs'

const LARGE = 500_000

/** The newest run of each path, as lines. */
const newest = (lines: readonly string[]): string[] => {
	const kept = new Map<string, string>()
	for (const line of lines) {
		const { noun, path } = JSON.parse(line) as Run
		kept.set(`${noun} ${path}`, line)
	}
	return [...kept.values()]
}

/**
 * Notes runs of paths. Of a file that has grown large, only the newest run of each path is kept.
 * @param writer tells apart who writes at the same time
 * @param root the folder that the notes are kept in
 */
export const noteRuns = (
	layer: Layer,
	writer: string,
	runs: readonly Run[],
	root = process.cwd(),
): void => {
	const folder = join(root, runsFolder)
	const file = join(folder, `${layer}.${writer}.jsonl`)
	const lines = runs.map((run) => JSON.stringify(run))
	mkdirSync(folder, { recursive: true })
	if (!existsSync(file) || statSync(file).size < LARGE) {
		appendFileSync(file, lines.map((line) => `${line}\n`).join(''))
		return
	}
	const known = readFileSync(file, 'utf8').split('\n').filter(Boolean)
	writeFileSync(file, `${newest([...known, ...lines]).join('\n')}\n`)
}

/** Notes one run of a path. */
export const noteRun = (layer: Layer, writer: string, run: Run): void =>
	noteRuns(layer, writer, [run])
