import type { Changes } from '#atlas/changes/changes-of.ts'
import { compareRevisions, type MachineDiff } from '#atlas/changes/compare-revisions.ts'
import { tellChanges } from '#atlas/changes/tell-changes.ts'
import { svg } from '#atlas/diagram/draw/svg.ts'
import { definitionOf } from '#atlas/graph/definition.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { machinesAt } from '#atlas/load/at-revision.ts'
import { Complaint } from '#atlas/load/complaint.ts'
import { type Project, projectHere } from '#atlas/load/project.ts'
import { subjectsOfProject } from '#atlas/load/subjects.ts'
import type { Command } from './command.ts'
import { oneOf } from './options.ts'
import { write } from './write.ts'

const marksOf = ({ added, changed }: Changes) =>
	Object.fromEntries([
		...added.map((name) => [name, 'added']),
		...changed.map((name) => [name, 'changed']),
	])

const pictures = async (
	diffs: readonly MachineDiff[],
	models: ReadonlyMap<string, MachineModel>,
) => {
	const documents = []
	for (const { noun, status, states, transitions } of diffs) {
		if (status === 'removed') continue
		const { machine } = models.get(noun)!
		const marks = { states: marksOf(states), transitions: marksOf(transitions) }
		documents.push({
			name: `${noun}.diff.svg`,
			content: await svg(definitionOf(machine), { marks }),
		})
	}
	return documents
}

const modelsOf = async (project: Project, root?: string) =>
	new Map((await subjectsOfProject(project, root)).map(({ noun, model }) => [noun, model]))

/** Prints the changes of machines and their paths since a revision. */
export const diff: Command = {
	use: 'diff <git-rev> [--format text|json|svg] [--out DIR]',
	about:
		'Machines that changed since a revision; their states, transitions, rows of the table and paths: added, removed, changed, kept.',
	options: ['format', 'out'],
	run: async ([revision], given) => {
		if (revision === undefined) throw new Complaint('Say since when: diff <git-rev>')
		const format = oneOf('format', ['text', 'json', 'svg'], given.format)
		const project = await projectHere()
		let root: string
		try {
			root = machinesAt(project, revision)
		} catch (error) {
			throw new Complaint((error as Error).message)
		}
		const before = await modelsOf(project, root)
		const after = await modelsOf(project)
		const diffs = compareRevisions(before, after).filter(({ status }) => status !== 'kept')
		if (format === 'svg' && !given.out)
			throw new Complaint('Pictures are files: say where with --out DIR')
		if (format === 'svg') write(await pictures(diffs, after), given.out)
		else if (format === 'json')
			write([{ name: 'diff.json', content: `${JSON.stringify(diffs, null, 2)}\n` }], given.out)
		else {
			const content =
				diffs.length > 0
					? diffs.map(tellChanges).join('\n')
					: `No machine changed since ${revision}`
			write([{ name: 'diff.txt', content: `${content}\n` }], given.out)
		}
		return 0
	},
}
