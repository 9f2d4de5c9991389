import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from '#atlas/diagram/text.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'
import type { Graph } from '#atlas/graph/graph.ts'
import { inFull, writeTable } from '#atlas/graph/paths/table.ts'
import { Complaint } from '#atlas/load/complaint.ts'
import type { Project } from '#atlas/load/project.ts'

/** A committed file that a person has reviewed, and what it would say if it were written today. */
export type Reviewed = { noun: string; file: string; now: string }

const foldersOf = ({ config: { reviewed } }: Project) => {
	if (!reviewed)
		throw new Complaint('Say in atlas.config.ts where reviewed tables and descriptions are kept')
	return reviewed
}

/** The table of a machine's steps: what tests expect, whatever the code says. */
export const tableOf = (project: Project, noun: string, graph: Graph): Reviewed => ({
	noun,
	file: join(project.home, foldersOf(project).tables, `${noun}.txt`),
	now: writeTable(graph),
})

/** The description of a machine in sentences, for analysts. */
export const documentOf = (project: Project, noun: string, definition: Definition): Reviewed => ({
	noun,
	file: join(project.home, foldersOf(project).descriptions, `${noun}.md`),
	now: text(definition),
})

const MOST = 8

/**
 * Lines that a reviewed file lacks or has beyond what is so, and how to accept them; none when it
 * is up to date.
 */
export const differencesOf = ({ noun, file, now }: Reviewed): string[] => {
	const accept = `Review it and run: npm run atlas -- accept ${noun}`
	if (!existsSync(file)) return [`${file} is missing. ${accept}`]
	const before = readFileSync(file, 'utf8')
	if (before === now) return []
	const old = new Set(inFull(before))
	const lines = new Set(inFull(now))
	const gone = [...old].filter((line) => !lines.has(line)).map((line) => `no longer: ${line}`)
	const fresh = [...lines].filter((line) => !old.has(line)).map((line) => `now: ${line}`)
	const all = [...gone, ...fresh]
	const rest = all.length > MOST ? [`and ${all.length - MOST} more lines`] : []
	return [
		...all.slice(0, MOST),
		...rest,
		...(all.length === 0
			? ['its lines are in another order, or one that stands several times is missing']
			: []),
		accept,
	]
}
