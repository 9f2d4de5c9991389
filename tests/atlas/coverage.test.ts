import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { coverageOf } from '#atlas/coverage/coverage-of.ts'
import { explore } from '#atlas/graph/explore.ts'
import type { MachineModel } from '#atlas/graph/model.ts'

const door: MachineModel = {
	machine: createMachine({
		id: 'door',
		initial: 'shut',
		states: {
			shut: {
				on: {
					KNOCK: [
						{ guard: ({ event }) => event.times > 2, target: 'open' },
						{ guard: () => false, target: 'gone' },
					],
				},
			},
			open: { on: { PUSH: 'shut' } },
			gone: {},
		},
	}),
	inputs: { default: {} },
	events: {
		'KNOCK once': { type: 'KNOCK', times: 1 },
		'KNOCK often': { type: 'KNOCK', times: 3 },
		PUSH: { type: 'PUSH' },
	},
	outcomes: {},
	delays: {},
	effects: [],
	project: () => null,
}

it('ATL-12 coverage counts what is reached, taken and refused, and names the gaps', () => {
	expect(coverageOf({ model: door, ...explore(door) }, undefined)).toEqual({
		states: [2, 3],
		transitions: [2, 3],
		guards: [1, 2],
		outcomes: [0, 0],
		unexpected: 4,
		situations: 2,
		requirements: [],
		gaps: ['shut KNOCK 2 is never taken'],
		browser: null,
	})
})

it('ATL-12 coverage tells a browser that took nothing from one that did not run', () => {
	const measured = { model: door, ...explore(door) }
	const all = ['shut KNOCK 1', 'shut KNOCK 2', 'open PUSH 1']
	expect(coverageOf(measured, new Set()).browser).toEqual({ transitions: [0, 3], missed: all })
	expect(coverageOf(measured, new Set(['open PUSH 1', 'elsewhere GO 1'])).browser).toEqual({
		transitions: [1, 3],
		missed: all.slice(0, 2),
	})
})
