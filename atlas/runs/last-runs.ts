import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runsFolder } from './note-run.ts'
import type { Layer, Run } from './run.types.ts'

/** The newest run of a path on each layer where it was run. */
export type LastRuns = Partial<Record<Layer, Pick<Run, 'at' | 'ms' | 'passed'>>>

const layers: readonly Layer[] = ['browser', 'machine']

/**
 * The newest runs of every path, by noun and path id joined by a space; a line that cannot be read
 * counts for nothing.
 */
export const lastRuns = (root: string): ReadonlyMap<string, LastRuns> => {
	const found = new Map<string, LastRuns>()
	const folder = join(root, runsFolder)
	if (!existsSync(folder)) return found
	for (const file of readdirSync(folder)) {
		const layer = layers.find((one) => file.startsWith(`${one}.`))
		if (!layer) continue
		for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
			if (!line.endsWith('}')) continue
			const { noun, path, at, ms, passed } = JSON.parse(line) as Run
			const key = `${noun} ${path}`
			const known = found.get(key) ?? {}
			if ((known[layer]?.at ?? 0) <= at) found.set(key, { ...known, [layer]: { at, ms, passed } })
		}
	}
	return found
}
