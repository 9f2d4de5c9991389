import { readFileSync } from 'node:fs'
import { explore } from '#atlas/graph/explore.ts'
import type { Graph } from '#atlas/graph/graph.ts'
import { writeTable } from '#atlas/graph/paths/table.ts'
import { models } from './models.ts'

/** The committed table of a machine: what it must do, whatever its code says. */
export const expectedTable = (noun: string): string =>
	readFileSync(new URL(`./expected/${noun}.txt`, import.meta.url), 'utf8')

/**
 * Returns the reviewed graph of a machine. The table lists each transition once, so the machine is
 * explored and compared with the table's rows, counts and digests.
 * @throws Error if the machine takes other steps than its table lists
 */
export const expectedGraph = (noun: string): Graph => {
	const { graph } = explore(models[noun]!)
	if (writeTable(graph) !== expectedTable(noun))
		throw new Error(
			`${noun} takes other steps than its reviewed table says. npm run atlas -- accept ${noun} tells which.`,
		)
	return graph
}
