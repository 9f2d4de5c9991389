import { dirname, relative } from 'node:path'
import { foldToFit } from '#atlas/diagram/layout/fold-to-fit.ts'
import { layOut } from '#atlas/diagram/layout/lay-out.ts'
import { definitionOf } from '#atlas/graph/definition.ts'
import type { Graph } from '#atlas/graph/graph.ts'
import { gapsOf } from '#atlas/graph/paths/coverage.ts'
import { commitsOf } from '#atlas/load/at-revision.ts'
import { driverPlaceOf } from '#atlas/load/driver-place.ts'
import { exploredOf } from '#atlas/load/explored.ts'
import type { Subject } from '#atlas/load/exported.ts'
import { filesBeside } from '#atlas/load/files-beside.ts'
import { ownerOf } from '#atlas/load/owner-of.ts'
import type { Project } from '#atlas/load/project.ts'
import { picturesIn } from '#atlas/pictures/pictures-in.ts'
import type { LastRuns } from '#atlas/runs/last-runs.ts'
import type { MachineFact } from './facts.types.ts'
import { notesIn } from './notes-in.ts'

const runsOf = (noun: string, all: ReadonlyMap<string, LastRuns>): Record<string, LastRuns> =>
	Object.fromEntries(
		[...all].flatMap(([key, runs]) => {
			const [of, path] = key.split(' ')
			return of === noun ? [[path!, runs]] : []
		}),
	)

/** Returns the page's facts of a machine, and the graph of its exploration. */
export const machineFactOf = async (
	project: Project,
	subject: Subject,
	hasHistory: boolean,
	lastRuns: ReadonlyMap<string, LastRuns>,
): Promise<{ fact: MachineFact; graph: Graph }> => {
	const { noun, file, model, graph, attempts } = exploredOf(subject)
	const folder = relative(project.home, dirname(file)).replaceAll('\\', '/')
	const files = filesBeside(file).map((name) => `${folder}/${name}`)
	const read = definitionOf(model.machine)
	const definition = { ...read, delays: { ...model.delays, ...read.delays } }
	const { untaken, oneSided } = gapsOf(model.machine, attempts)
	const ids = [...definition.states, ...definition.transitions].flatMap((one) => one.requirements)
	const fact = {
		noun,
		definition,
		layout: await layOut(definition, { labels: 'words' }),
		opening: await foldToFit(definition, { labels: 'words' }),
		requirements: [...new Set(ids)].sort(),
		situations: new Set(graph.edges.map(({ to }) => to)).size,
		steps: graph.edges.length,
		coverage: { taken: definition.transitions.length - untaken.length, untaken, oneSided },
		files,
		lastChange: hasHistory ? (commitsOf(project.home, files, 1)[0] ?? null) : null,
		notes: notesIn(project, noun),
		pictures: picturesIn(project.home, noun),
		driver: driverPlaceOf(project, noun),
		owner: ownerOf(project.home, file),
		runs: runsOf(noun, lastRuns),
	}
	return { fact, graph }
}
