import { explore } from '#atlas/graph/explore.ts'
import type { Edge, Graph, StepKind } from '#atlas/graph/graph.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { random } from '#atlas/graph/paths/random.ts'
import { oldClientPaths } from './old-clients.ts'
import { leavingAt, POPULARITY } from './tendencies.ts'
import { choicesOf, walk } from './walk.ts'

/**
 * A step of a demo path: s(tart), e(vent), o(utcome) or d(elay), the chance in a hundred to leave
 * before it, and places in `transitions`.
 */
export type DemoStep = [kind: string, leaving: number, ...transitions: number[]]

/** How often it was gone, whether the machine is finished at its end (0 or 1), and its steps. */
export type DemoPath = [weight: number, finished: number, ...steps: DemoStep[]]

/**
 * Journeys that the server's seed replays: for each machine its share of all journeys, and its
 * paths.
 */
export type DemoPaths = {
	transitions: string[]
	machines: Record<string, { share: number; paths: DemoPath[] }>
	/** Journeys that no machine of today allows, as clients of before would send them. */
	old: [machine: string, ...steps: DemoStep[]][]
}

const WALKS = 800
const KEPT_PATHS = 90

const letters: Record<StepKind, string> = { start: 's', event: 'e', outcome: 'o', delay: 'd' }

const idOf = (way: readonly Edge[]): string =>
	way.map((edge) => `${letters[edge.kind]} ${edge.transitions.join(', ')}`).join('\n')

/** The commonest of many ways through a machine, with how often each was gone. */
const commonPaths = (model: MachineModel, graph: Graph): { way: Edge[]; weight: number }[] => {
	const roll = random(2026)
	const choices = choicesOf(model, graph)
	const found = new Map<string, { way: Edge[]; weight: number }>()
	for (let i = 0; i < WALKS; i += 1) {
		const way = walk(choices, roll)
		const id = idOf(way)
		const known = found.get(id)
		if (known) known.weight += 1
		else found.set(id, { way, weight: 1 })
	}
	return [...found.values()].sort((a, b) => b.weight - a.weight).slice(0, KEPT_PATHS)
}

/** Journeys are recorded in browsers, where no status machine runs. */
const shareOf = (machine: string): number => {
	if (machine.endsWith('-status')) return 0
	const share = POPULARITY[machine]
	if (share === undefined) throw new Error(`tendencies.ts does not say how popular ${machine} is`)
	return share
}

/**
 * Makes the paths of a demo month from the machines' own graphs; the same machines make the same
 * paths.
 * @throws when nobody said how popular a machine is
 */
export const demoPaths = (models: Record<string, MachineModel>): DemoPaths => {
	const places = new Map<string, number>()
	const placeOf = (transition: string): number => {
		const place = places.get(transition) ?? places.size
		places.set(transition, place)
		return place
	}
	const stepOf = (edge: Edge): DemoStep => [
		letters[edge.kind],
		leavingAt(edge),
		...edge.transitions.map(placeOf),
	]
	const graphs = Object.entries(models)
		.filter(([machine]) => shareOf(machine) > 0)
		.map(([machine, model]) => [machine, model, explore(model).graph] as const)
	const machines = graphs.map(([machine, model, graph]) => {
		const lasting = new Set(graph.edges.map(({ from }) => from))
		const paths = commonPaths(model, graph).map(({ way, weight }): DemoPath => {
			const finished = lasting.has(way.at(-1)!.to) ? 0 : 1
			return [weight, finished, ...way.map(stepOf)]
		})
		return [machine, { share: shareOf(machine), paths }] as const
	})
	const old = oldClientPaths(
		Object.fromEntries(graphs.map(([machine, , graph]) => [machine, graph])),
	).map(({ machine, way }): [string, ...DemoStep[]] => [machine, ...way.map(stepOf)])
	return { transitions: [...places.keys()], machines: Object.fromEntries(machines), old }
}

const lines = (list: readonly unknown[]): string =>
	`[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]`

/** Writes demo paths as JSON, one path a line, so that a difference can be read. */
export const writeDemoPaths = ({ transitions, machines, old }: DemoPaths): string => {
	const each = Object.entries(machines).map(
		([machine, { share, paths }]) =>
			`${JSON.stringify(machine)}: {"share": ${share}, "paths": ${lines(paths)}}`,
	)
	return `{"transitions": ${lines(transitions)},\n"machines": {\n${each.join(',\n')}\n},\n"old": ${lines(old)}}\n`
}
