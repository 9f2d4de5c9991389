import { describe, expect, it } from 'vitest'
import { assign, createMachine } from 'xstate'
import { compareRevisions } from '#atlas/changes/compare-revisions.ts'
import { tellChanges } from '#atlas/changes/tell-changes.ts'
import { explore } from '#atlas/graph/explore.ts'
import { type Edge, stateOf } from '#atlas/graph/graph.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { inFull, MANY_STEPS, rowOf, writeTable } from '#atlas/graph/paths/table.ts'

/** A counter up to a most, with a switch: its steps differ in context only. */
const counter = (most: number, isKept = true): MachineModel => ({
	machine: createMachine(
		{
			id: 'counter',
			context: { n: 0 },
			initial: 'on',
			states: {
				on: {
					on: {
						UP: { guard: 'isLess', actions: ['count', 'show'] },
						OFF: isKept ? 'off' : { target: 'off', actions: 'reset' },
					},
				},
				off: { on: { ON: 'on' } },
			},
		},
		{
			actions: {
				count: assign({ n: ({ context }) => context.n + 1 }),
				reset: assign({ n: 0 }),
				show: () => {},
			},
			guards: { isLess: ({ context }) => context.n < most },
		},
	),
	inputs: { plain: undefined },
	events: { UP: { type: 'UP' }, OFF: { type: 'OFF' }, ON: { type: 'ON' } },
	outcomes: {},
	delays: {},
	effects: ['show'],
	project: (context: unknown) => context,
})

const graph = explore(counter(200)).graph
const table = writeTable(graph).split('\n')

/** The lines of the table that change when its steps do. */
const changed = (change: (edges: readonly Edge[]) => Edge[]): number[] => {
	const now = writeTable({ ...graph, edges: change(graph.edges) }).split('\n')
	return now.flatMap((line, i) => (line === table[i] ? [] : [i]))
}

describe('25.9 a table of a machine with many steps', () => {
	it('25.9 has each transition once in full, with the number and a digest of those that differ in context only', () => {
		expect(graph.edges).toHaveLength(603)
		expect(table).toEqual([
			'events | UP, OFF, ON',
			expect.stringMatching(/^rows \| 603 \| [0-9a-f]{16}$/),
			'· | start plain | on {"n":0}',
			expect.stringMatching(/^on … \| UP \| on … {"n":1} \| do show \| {2}\| \+199 [0-9a-f]{8}$/),
			expect.stringMatching(/^〃 \| OFF \| off … \| {2}\| {2}\| \+200 [0-9a-f]{8}$/),
			expect.stringMatching(/^off … \| ON \| on … \| {2}\| {2}\| \+200 [0-9a-f]{8}$/),
			'',
		])
	})

	it.each([
		['UP', 3],
		['OFF', 4],
		['ON', 5],
	])(
		'25.9 changes in its sum and in the line of %s when one of its steps leads elsewhere or is gone',
		(label, line) => {
			const at = graph.edges.findLastIndex((edge) => edge.label === label)
			const last = graph.edges[at]!
			const elsewhere = { ...last, to: `${stateOf(last.to)} {"n":7}` }
			expect(changed((edges) => edges.with(at, elsewhere))).toEqual([1, line])
			expect(changed((edges) => edges.toSpliced(at, 1))).toEqual([1, line])
		},
	)

	it('25.9 has a transition once whatever its effects are given, and changes when that does', () => {
		const given = (n: number) => (edge: Edge, i: number) =>
			edge.label === 'UP' ? { ...edge, effects: [`do show {"n":${i % n}}`] } : edge
		const written = (n: number) =>
			writeTable({ ...graph, edges: graph.edges.map(given(n)) }).split('\n')
		expect(written(7)[3]).toMatch(
			/^on … \| UP \| on … {"n":1} \| do show {"n":1} \| {2}\| \+199 [0-9a-f]{8}$/,
		)
		expect(written(7)).toHaveLength(table.length)
		expect(written(7)[3]).not.toBe(written(8)[3])
	})

	it('25.9 changes when steps are found in another order, on which paths depend', () => {
		const [up, off] = [graph.edges[1]!, graph.edges[2]!]
		expect([up.label, off.label]).toEqual(['UP', 'OFF'])
		expect(changed((edges) => [edges[0]!, off, up, ...edges.slice(3)])).toContain(1)
	})

	it('25.9 writes a situation once for successive rows, and a step that changes nothing leads to =', () => {
		const still = graph.edges[1]!
		const rows = writeTable({ ...graph, edges: [still, { ...still, to: still.from }] }).split('\n')
		expect(rows[2]).toBe('〃 | UP | = | do show')
		expect(inFull(rows.join('\n'))[2]).toBe('on {"n":0} | UP | = | do show | ')
	})

	it('25.9 writes long data once for all effects that are given the same', () => {
		const long = `{"text":"${'a'.repeat(40)}"}`
		const effects = [`do store ${long}`, `do show ${long}`, 'do show {"n":0}', 'emit left']
		const [first, second] = graph.edges.slice(1)
		const edges = [
			{ ...first!, effects: [`do send {"text":"${'b'.repeat(40)}"}`] },
			{ ...first!, effects },
			{ ...second!, effects: effects.slice(0, 1) },
		]
		const full = edges.map(rowOf)
		const rows = writeTable({ ...graph, edges })
		const mark = /§[0-9a-f]{6}/.exec(rows)![0]
		expect(rows.split('\n').slice(1, 4)).toEqual([
			full[0]!.replace('| on {', '| on … {').slice(0, -3),
			`〃 | UP | on … {"n":1} | do store ${mark} = ${long} ; do show ${mark} ; do show {"n":0} ; emit left`,
			`〃 | OFF | off … | do store ${mark}`,
		])
		expect(inFull(rows).slice(1, 4)).toEqual(full)
	})

	it.each([
		['{"a":"x","b":[1],"c":null}', '{"a":"x","b":[2],"c":null}', 'off … {"b":[2]}'],
		['{"a":"x","b":[1],"c":null}', '{"a":"x","b":[1],"c":null}', 'off …'],
		['{"a":"x"}', '{"b":"x"}', 'off {"b":"x"}'],
		['{"a":1}', '{"a": 2}', 'off {"a": 2}'],
	])('25.9 of %s that becomes %s it writes what is other', (before, after, said) => {
		const edge = { ...graph.edges[1]!, from: `on ${before}`, to: `off ${after}` }
		const rows = writeTable({ ...graph, edges: [edge] })
		expect(rows.split('\n')[1]!.split(' | ')[2]).toBe(said)
		expect(inFull(rows)[1]).toBe(rowOf(edge))
	})

	it('25.9 writes of where a step begins what is other than at the first start', () => {
		const start = { ...graph.edges[0]!, to: 'on {"a":1,"b":2}' }
		const step = { ...graph.edges[1]!, to: 'off {"a":3,"b":2}' }
		const edges = [
			start,
			{ ...step, from: 'on {"a":1,"b":2}' },
			{ ...step, from: 'off {"a":3,"b":2}' },
			{ ...step, from: 'off {"c":4}' },
		]
		const rows = writeTable({ ...graph, edges })
		expect(rows.split('\n').map((row) => row.split(' | ')[0])).toEqual([
			...['events', '·', 'on …', 'off … {"a":3}', 'off {"c":4}', ''],
		])
		expect(inFull(rows).slice(1, 5)).toEqual(edges.map(rowOf))
	})

	it('25.9 writes requirements where they are other than in the row above', () => {
		const [up, off] = graph.edges.slice(1)
		const edges = [
			{ ...up!, requirements: ['A-1', 'A-2'] },
			{ ...up!, requirements: ['A-1', 'A-2'], effects: [] },
			{ ...off!, requirements: [] },
			{ ...off!, requirements: [] },
			{ ...off!, requirements: ['A-2'] },
		]
		const rows = writeTable({ ...graph, edges })
		expect(rows.split('\n').slice(1)).toEqual([
			'on {"n":0} | UP | on … {"n":1} | do show | A-1 A-2',
			'〃 | UP | on … {"n":1}',
			'〃 | OFF | off … |  | –',
			'〃 | OFF | off …',
			'〃 | OFF | off … |  | A-2',
			'',
		])
		expect(inFull(rows).slice(1, 6)).toEqual(edges.map(rowOf))
	})

	it('25.9 writes what follows a step once for all rows that have the same', () => {
		const [up, off] = graph.edges.slice(1)
		const from = (n: number, { to, ...edge }: Edge) => ({
			...{ ...edge, from: `on {"n":${n},"m":0}` },
			to: to.replace(/"n":\d+/, '"n":7,"m":0'),
		})
		const edges = [from(0, up!), from(1, up!), from(1, off!), from(2, up!), from(3, off!)]
		const rows = writeTable({ ...graph, edges })
		const marks = new Set(rows.match(/¶[0-9a-f]+/g))
		const [mark] = marks
		expect([marks.size, rows.split('\n').slice(1)]).toEqual([
			1,
			[
				`on {"n":0,"m":0} | UP | ${mark} = on … {"n":7} | do show`,
				`on … {"n":1} | UP | ${mark}`,
				...['〃 | OFF | off … {"n":7}', `on … {"n":2} | UP | ${mark}`],
				...['on … {"n":3} | OFF | off … {"n":7}', ''],
			],
		])
		expect(inFull(rows).slice(1, 6)).toEqual(edges.map(rowOf))
	})

	it('25.9 has every step where there are few', () => {
		const few = explore(counter(12)).graph
		expect(few.edges).toHaveLength(MANY_STEPS - 1)
		expect(writeTable(few).split('\n')).toHaveLength(MANY_STEPS + 1)
		expect(writeTable(few)).not.toContain('rows |')
	})

	it('25.9 is explained: which steps have other rows, and which paths come and go', () => {
		const [diff] = compareRevisions(
			new Map([['counter', counter(3)]]),
			new Map([['counter', counter(3, false)]]),
		)
		expect(tellChanges(diff!).split('\n')).toEqual([
			'counter: changed',
			'  states: 0 added, 0 removed, 0 changed, 3 kept',
			'  transitions: 0 added, 0 removed, 1 changed, 2 kept',
			'    ~ on OFF 1',
			'  rows: 3 added, 6 removed',
			'    on, OFF, off: 3 added, 3 removed, 1 kept',
			'      + on {"n":1} | OFF | off {"n":0} |  | ',
			'      + on {"n":2} | OFF | off {"n":0} |  | ',
			'      + on {"n":3} | OFF | off {"n":0} |  | ',
			'      - on {"n":1} | OFF | off {"n":1} |  | ',
			'      - on {"n":2} | OFF | off {"n":2} |  | ',
			'      - on {"n":3} | OFF | off {"n":3} |  | ',
			'    off, ON, on: 0 added, 3 removed, 1 kept',
			'      - off {"n":1} | ON | on {"n":1} |  | ',
			'      - off {"n":2} | ON | on {"n":2} |  | ',
			'      - off {"n":3} | ON | on {"n":3} |  | ',
			'  paths: 3 added, 1 removed, 0 changed, 0 kept',
			'    + 1bpnc6u5k Off after OFF twice and ON, in 7 steps (from plain)',
			'    + hplozf1ra Off after UP twice and OFF (from plain)',
			'    + jxn9fj1qy Off after UP and OFF (from plain)',
			'    - 3b67gdw5w On after ON 4 times and UP three times, in 12 steps (from plain)',
		])
	})

	it('25.9 counts the rows of a step beyond the first few', () => {
		const [diff] = compareRevisions(
			new Map([['counter', counter(3)]]),
			new Map([['counter', counter(9)]]),
		)
		expect(tellChanges(diff!)).toContain('    on, UP, on: 6 added, 0 removed, 3 kept\n')
		expect(tellChanges(diff!)).toContain('      + and 3 more\n')
	})
})
