import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Folder of the transitions that browser tests observed: one file a worker, one JSON line
 * `[machine, transition]` each.
 */
export const browserFolder = '.cache/atlas/browser'

/** The transitions that the last browser run took, by machine; null when none is known. */
export const seenInBrowser = (repo: string): Map<string, Set<string>> | null => {
	const folder = join(repo, browserFolder)
	if (!existsSync(folder)) return null
	const seen = new Map<string, Set<string>>()
	for (const file of readdirSync(folder))
		for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
			if (line === '') continue
			const [machine, transition] = JSON.parse(line) as [string, string]
			seen.set(machine, (seen.get(machine) ?? new Set()).add(transition))
		}
	return seen
}
