import type { Folds } from '#atlas/diagram/layout/fold-to-fit.ts'
import type { Layout } from '#atlas/diagram/layout/layout.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'
import type { Graph } from '#atlas/graph/graph.ts'
import type { Commit } from '#atlas/load/at-revision.ts'
import type { Note } from '#atlas/notes/notes.ts'
import type { PictureFact } from '#atlas/pictures/pictures-in.ts'
import type { LastRuns } from '#atlas/runs/last-runs.ts'

/** A test by its title and file; `generated` ones are paths of a machine. */
export type TestFact = { title: string; file: string; generated?: true }

/** A statement of docs/requirements.md with the tests that name it. */
export type RequirementFact = { id: string; text: string; tests: TestFact[] }

/** How much of a machine the generated paths take. `oneSided` guards always answered alike. */
export type CoverageFact = { taken: number; untaken: string[]; oneSided: string[] }

/** The notes on a machine and the file that holds them, from the root of the repository. */
export type NotesFact = { file: string; notes: Note[] }

/** Facts of a machine that the page has before opening it. */
export type MachineFact = {
	noun: string
	definition: Definition
	/** The picture with every state open, in words. */
	layout: Layout
	/** Initial folds of the diagram, so that it is readable in words, and its layout. */
	opening: Folds & { layout: Layout }
	/** Ids on states and transitions, sorted. */
	requirements: string[]
	/** Situations and steps that the exploration found. */
	situations: number
	steps: number
	coverage: CoverageFact
	/** Paths of source files from the root of the repository. */
	files: string[]
	/** Null without a history. */
	lastChange: Commit | null
	/** Null where nobody keeps any here. */
	notes: NotesFact | null
	/** Pictures of the product in its states, where a browser run kept any. */
	pictures: PictureFact[]
	/** Owner by CODEOWNERS, otherwise the last author of the machine. */
	owner: string | null
	/** Where its driver is in the project’s folder of drivers; null without one. */
	driver: string | null
	/** The last runs of its paths that are noted, by path id. */
	runs: Record<string, LastRuns>
}

/**
 * Relation of two machines: one runs the other as an actor, sends it an event, watches it and
 * receives an event from it, or shows it as one of its kinds. `through` is that actor, event or
 * kind; `evidence` is its place in the sources.
 */
export type MachineLink = {
	from: string
	kind: 'invokes' | 'sends' | 'observes' | 'shows'
	to: string
	through: string
	evidence: { file: string; text: string }[]
}

/** A journey over several machines, step by step. */
export type JourneyFact = {
	id: string
	says: string
	steps: { machine: string; state: string; says: string }[]
}

/**
 * How the machines hang together, as the file of the configuration tells it, and the picture of it.
 */
export type MapFact = { links: MachineLink[]; journeys: JourneyFact[]; layout: Layout }

/** Everything that is known when the page is built. */
export type Facts = {
	history: 'full' | 'shallow' | 'none'
	requirements: RequirementFact[]
	machines: MachineFact[]
	/** Null if the repository has no map of its machines. */
	map: MapFact | null
}

/**
 * A machine as it was; `broken` says in a sentence why it cannot be read, and then there is nothing
 * else.
 */
export type Revision =
	| { commit: Commit | null; definition: Definition; graph: Graph }
	| { commit: Commit; broken: string }

/**
 * Revisions, newest first; the first one is the working tree (`commit` is null) if it differs from
 * the newest commit.
 */
export type History = { noun: string; revisions: Revision[] }
