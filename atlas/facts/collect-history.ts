import { dirname, relative } from 'node:path'
import { definitionOf } from '#atlas/graph/definition.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'
import type { Graph } from '#atlas/graph/graph.ts'
import { type Commit, commitsOf, machinesAt, wherever } from '#atlas/load/at-revision.ts'
import { exploredOf } from '#atlas/load/explored.ts'
import type { Subject } from '#atlas/load/exported.ts'
import { filesBeside } from '#atlas/load/files-beside.ts'
import { historyKind } from '#atlas/load/git.ts'
import type { Project } from '#atlas/load/project.ts'
import { subjectNamed } from '#atlas/load/subjects.ts'
import type { History, Revision } from './facts.types.ts'

const REVISIONS = 6

type Read = { definition: Definition; graph: Graph }

const readMachine = (subject: Subject): Read => ({
	definition: definitionOf(subject.model.machine),
	graph: exploredOf(subject).graph,
})

const readRevision = async (project: Project, commit: Commit, noun: string): Promise<Revision> => {
	try {
		const root = machinesAt(project, commit.hash)
		return { commit, ...readMachine(await subjectNamed(project, noun, root)) }
	} catch (error) {
		return { commit, broken: (error as Error).message.split('\n')[0]! }
	}
}

const isSame = (one: Read, other: Revision | undefined): boolean =>
	other !== undefined &&
	'definition' in other &&
	JSON.stringify([one.definition, one.graph]) === JSON.stringify([other.definition, other.graph])

/**
 * Up to six commits that changed a machine, and the working tree before them where it differs;
 * without a history, only the latter.
 */
export const collectHistory = async (project: Project, noun: string): Promise<History> => {
	const subject = await subjectNamed(project, noun)
	const { home } = project
	const folder = relative(home, dirname(subject.file)).replaceAll('\\', '/')
	const paths = filesBeside(subject.file).map((name) => wherever(project, `${folder}/${name}`))
	const revisions: Revision[] = []
	if (historyKind(home) === 'full')
		for (const commit of commitsOf(home, paths, REVISIONS))
			revisions.push(await readRevision(project, commit, noun))
	const now = readMachine(subject)
	if (!isSame(now, revisions[0])) revisions.unshift({ commit: null, ...now })
	return { noun, revisions }
}
