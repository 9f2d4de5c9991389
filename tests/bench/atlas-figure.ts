import { type AnyStateMachine, assign, createMachine } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { layOut } from '#atlas/diagram/layout/lay-out.ts'
import { definitionOf } from '#atlas/graph/definition.ts'
import { explore } from '#atlas/graph/explore.ts'
import { ROOT } from '#atlas/graph/graph.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { shownBy } from '#atlas/graph/paths/coverage.ts'
import { random } from '#atlas/graph/paths/random.ts'
import { suiteOf, suites } from '#atlas/graph/paths/suite.ts'
import { type Step, unexpectedAt } from '#atlas/graph/paths/unexpected.ts'
import { outgoing, waysIn } from '#atlas/graph/paths/ways.ts'
import { defaultModel } from '#atlas/load/default-model.ts'
import { hunt } from '#atlas/mutants/hunt.ts'
import { fixtures } from '../atlas/fixtures/fixtures.ts'
import { models } from '../machines/models.ts'
import { expectationOf, runPath } from '../machines/run-path.ts'

/** A machine of `side` × `side` snapshots: two counters. */
const grid = (side: number): AnyStateMachine => {
	const up = (axis: 'x' | 'y') => ({
		guard: ({ context }: { context: Record<string, number> }) => context[axis]! < side - 1,
		actions: assign({
			[axis]: ({ context }: { context: Record<string, number> }) => context[axis]! + 1,
		} as never),
	})
	return createMachine({
		id: 'grid',
		context: { x: 0, y: 0 },
		on: { RIGHT: up('x'), UP: up('y') },
	} as never)
}

/** A machine of as many snapshots in a row: the paths to the last ones are long. */
const chain = (length: number): AnyStateMachine =>
	createMachine({
		id: 'chain',
		context: { n: 0 },
		on: {
			NEXT: {
				guard: ({ context }: { context: { n: number } }) => context.n < length - 1,
				actions: assign({ n: ({ context }: { context: { n: number } }) => context.n + 1 } as never),
			},
		},
	} as never)

/** A machine whose every state leads to `fan` others. */
const web = (states: number, fan: number): AnyStateMachine =>
	createMachine({
		id: 'web',
		initial: 's0',
		states: Object.fromEntries(
			Array.from({ length: states }, (_, i) => [
				`s${i}`,
				{
					on: Object.fromEntries(
						Array.from({ length: fan }, (__, j) => [`E${j}`, `s${(i * 7 + j * 3 + 1) % states}`]),
					),
				},
			]),
		),
	} as never)

const timed = async <Result>(work: () => Result | Promise<Result>): Promise<[Result, number]> => {
	const begun = performance.now()
	const result = await work()
	return [result, performance.now() - begun]
}

const allShortest = (model: MachineModel) => {
	const { graph } = explore(model)
	const wayTo = waysIn(graph)
	const situations = new Set(graph.edges.map(({ to }) => to))
	let steps = 0
	for (const situation of situations) steps += wayTo(situation)!.length
	return { snapshots: situations.size, steps }
}

const exploreAll = async (machine: AnyStateMachine) => {
	const [{ snapshots }, ms] = await timed(() => allShortest(plain(machine)))
	return { snapshots, ms, megabytes: process.resourceUsage().maxRSS / 1024 }
}

/**
 * Returns the ms of our explorer and of XState's `getShortestPaths`, and their ratio: the fastest
 * of three alternating rounds after a warm-up.
 */
const compare = async (make: () => AnyStateMachine, types: string[]) => {
	const model = plain(make())
	const events = types.map((type) => ({ type }))
	const { snapshots } = allShortest(model)
	const rounds = { ours: [] as number[], theirs: [] as number[] }
	for (let round = 0; round < 4; round += 1) {
		rounds.ours.push((await timed(() => allShortest(model)))[1])
		const paths = () => getShortestPaths(make() as never, { events, limit: 1e6 } as never)
		const [{ length }, ms] = await timed(paths)
		if (length !== snapshots) throw new Error(`XState finds ${length} snapshots, not ${snapshots}`)
		rounds.theirs.push(ms)
	}
	const [ours, theirs] = [rounds.ours, rounds.theirs].map((all) => Math.min(...all.slice(1)))
	return { snapshots, ours: ours!, theirs: theirs!, ratio: theirs! / ours! }
}

const plain = (machine: AnyStateMachine): MachineModel => {
	const { guessed: _, ...model } = defaultModel(machine)
	return model
}

const randomPaths = (noun: string, model: MachineModel, events: number) => {
	const { graph } = explore(model)
	const from = outgoing(graph)
	const unexpected = unexpectedAt(graph)
	const next = random(20261121)
	const paths: Step[][] = []
	for (let made = 0; made < events; ) {
		const steps: Step[] = []
		let at = ROOT
		while (steps.length < 60) {
			const edges = from.get(at)
			if (!edges) break
			const choices: Step[] = at === ROOT ? edges : [...edges, ...unexpected(at)]
			const step = choices[Math.floor(next() * choices.length)]!
			steps.push(step)
			at = step.to
		}
		made += steps.length
		paths.push(steps)
	}
	return paths.map((steps) => ({ id: noun, name: noun, title: noun, requirements: [], steps }))
}

const figures: Record<string, () => Promise<Record<string, number>>> = {
	square: async () => exploreAll(grid(100)),
	row: async () => exploreAll(chain(10_000)),
	'square compared': () => compare(() => grid(100), ['RIGHT', 'UP']),
	'row compared': () => compare(() => chain(2500), ['NEXT']),
	suites: async () => {
		let paths = 0
		const [, ms] = await timed(() => {
			for (const [noun, model] of Object.entries(models)) {
				const { graph, attempts } = explore(model)
				const shown = shownBy(attempts)
				for (const suite of suites) paths += suiteOf(noun, { graph, shown }, { suite }).paths.length
			}
		})
		return { machines: Object.keys(models).length, paths, ms }
	},
	pairs: async () => {
		const { graph } = explore(plain(web(100, 15)))
		const degree = outgoing(graph)
		const pairs = graph.edges.reduce((sum, { to }) => sum + (degree.get(to)?.length ?? 0), 0)
		const [suite, ms] = await timed(() => suiteOf('web', { graph }, { suite: 'pairs' }))
		const held = suite.paths.flatMap(({ steps }) =>
			steps.slice(1).map((step, i) => `${steps[i]!.from} ${steps[i]!.label} ${step.label}`),
		)
		return { pairs, held: new Set(held).size, steps: suite.steps, bound: suite.bound!, ms }
	},
	mutants: async () => {
		const slowest = { ms: 0 }
		const sum = { mutants: 0, killed: 0, equivalents: 0, survivors: 0 }
		for (const [noun, model] of Object.entries(models)) {
			const [found, ms] = await timed(() => hunt(noun, model))
			slowest.ms = Math.max(slowest.ms, ms)
			sum.mutants += found.mutants
			sum.killed += found.killed
			sum.equivalents += found.equivalents.length
			sum.survivors += found.survivors.length + found.left
		}
		return { ...sum, slowestMs: slowest.ms }
	},
	agreement: async () => {
		const all = {
			...models,
			...Object.fromEntries(
				Object.entries(fixtures).map(([name, machine]) => [name, plain(machine)]),
			),
		}
		const each = Math.ceil(100_000 / Object.keys(all).length)
		let events = 0
		let disagreements = 0
		const [, ms] = await timed(() => {
			for (const [noun, model] of Object.entries(all))
				for (const path of randomPaths(noun, model, each)) {
					events += path.steps.length
					const [seen, expected] = [runPath(model, path), expectationOf(path)]
					disagreements += seen.filter(
						(one, i) => JSON.stringify(one) !== JSON.stringify(expected[i]),
					).length
				}
		})
		return { machines: Object.keys(all).length, events, disagreements, ms }
	},
	layout: async () => {
		const largest = Object.values(models)
			.map(({ machine }) => definitionOf(machine))
			.sort((a, b) => b.transitions.length - a.transitions.length)[0]!
		await layOut(definitionOf(models.cart!.machine))
		const rounds: number[] = []
		for (let i = 0; i < 5; i += 1) rounds.push((await timed(() => layOut(largest)))[1])
		return {
			states: largest.states.length,
			transitions: largest.transitions.length,
			ms: rounds.sort((a, b) => a - b)[2]!,
		}
	},
}

// One figure of the atlas a process, so that memory is its own: prints it as JSON.
console.info(JSON.stringify(await figures[process.argv[2]!]!()))
