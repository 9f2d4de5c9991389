import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { layOut } from '#atlas/diagram/layout/lay-out.ts'
import type {
	Definition,
	StateDefinition,
	TransitionDefinition,
} from '#atlas/graph/definition.types.ts'
import type { Project } from '#atlas/load/project.ts'
import type { JourneyFact, MachineLink, MapFact } from './facts.types.ts'

const ROOT_NAME = '.'

const stateOf = (name: string, children: string[] = []): StateDefinition => ({
	name,
	key: name,
	type: children.length > 0 ? 'compound' : 'atomic',
	children,
	parent: children.length > 0 ? null : ROOT_NAME,
	initial: null,
	history: null,
	description: null,
	requirements: [],
	tags: [],
	entry: [],
	exit: [],
	invokes: [],
})

const transitionOf = ({ from, kind, to, through }: MachineLink): TransitionDefinition => ({
	id: `${from} ${kind} ${to} ${through}`,
	source: from,
	trigger: 'event',
	event: `${kind} ${through}`,
	guard: null,
	targets: [to],
	reenter: false,
	actions: [],
	description: null,
	requirements: [],
})

/** Machines as states and links as transitions, so that a map is laid out as any diagram is. */
const definitionOfLinks = (links: readonly MachineLink[]): Definition => {
	const nouns = [...new Set(links.flatMap(({ from, to }) => [from, to]))].sort()
	return {
		id: 'map',
		description: null,
		states: [stateOf(ROOT_NAME, nouns), ...nouns.map((noun) => stateOf(noun))],
		transitions: links.map(transitionOf),
	}
}

/**
 * How the machines of a project hang together, as its configuration's file tells it; null without
 * one.
 */
export const mapIn = async ({ home, config }: Project): Promise<MapFact | null> => {
	if (config.map === undefined) return null
	const { links, journeys } = JSON.parse(readFileSync(join(home, config.map), 'utf8')) as {
		links: MachineLink[]
		journeys: JourneyFact[]
	}
	return { links, journeys, layout: await layOut(definitionOfLinks(links)) }
}
