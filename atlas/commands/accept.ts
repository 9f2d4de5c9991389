import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { compareRevisions } from '#atlas/changes/compare-revisions.ts'
import { tellChanges } from '#atlas/changes/tell-changes.ts'
import { documentOf, tableOf } from '#atlas/check/reviewed.ts'
import { definitionOf } from '#atlas/graph/definition.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { machinesAt } from '#atlas/load/at-revision.ts'
import { Complaint } from '#atlas/load/complaint.ts'
import { doubtsOf, exploredOf } from '#atlas/load/explored.ts'
import { type Project, projectHere } from '#atlas/load/project.ts'
import { subjectNamed, subjectsOf } from '#atlas/load/subjects.ts'
import type { Command } from './command.ts'
import { print } from './write.ts'

/** A machine as the last commit has it; undefined where there is no such machine or no history. */
const committed = async (project: Project, noun: string): Promise<MachineModel | undefined> => {
	try {
		return (await subjectNamed(project, noun, machinesAt(project, 'HEAD'))).model
	} catch {
		return undefined
	}
}

/** Since the last commit: states, transitions, rows and paths that came, went or changed. */
const explain = async (project: Project, noun: string, now: MachineModel): Promise<void> => {
	const before = await committed(project, noun)
	const old = before ? [[noun, before] as const] : []
	for (const diff of compareRevisions(new Map(old), new Map([[noun, now]])))
		print(tellChanges(diff))
}

/** Takes what machines do today as reviewed: their tables of steps and their descriptions. */
export const accept: Command = {
	use: 'accept <machine|all>',
	about:
		'Writes the reviewed table and description of a machine. Of a table that changes it tells which states, transitions, rows and paths came, went or changed since the last commit. Read the difference before you commit it.',
	options: [],
	run: async (names) => {
		const project = await projectHere()
		for (const subject of await subjectsOf(names, undefined)) {
			const explored = exploredOf(subject)
			const [doubt] = doubtsOf(explored)
			if (doubt) throw new Complaint(doubt)
			const { noun, graph, model } = explored
			const table = tableOf(project, noun, graph)
			const isNew = !existsSync(table.file) || readFileSync(table.file, 'utf8') !== table.now
			if (isNew) await explain(project, noun, model)
			for (const { file, now } of [table, documentOf(project, noun, definitionOf(model.machine))]) {
				mkdirSync(dirname(file), { recursive: true })
				writeFileSync(file, now)
				print(file)
			}
		}
		return 0
	},
}
