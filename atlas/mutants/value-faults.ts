import { type AnyStateMachine, createMachine } from 'xstate'
import type { MachineModel } from '#atlas/graph/model.ts'
import { alter, changeOf } from './changed.ts'
import { copyOf, type Json } from './config.ts'
import { remade } from './remade.ts'
import { seenFields } from './seen-fields.ts'
import type { Site } from './site.ts'
import { sitesOf } from './sites.ts'

/** A fault in words, and the machine with it. */
export type ValueFault = { fault: string; build: () => AnyStateMachine }

const withValue = (machine: AnyStateMachine, { put }: Site, value: unknown): AnyStateMachine => {
	const config = copyOf(machine.config as Json)
	const { actions, delays, ...rest } = machine.implementations
	const own = { actions: { ...actions }, delays: { ...delays } }
	put(config, own, value)
	return createMachine(config as never, { ...rest, ...own } as never) as unknown as AnyStateMachine
}

/**
 * Every place that gives a value, with another value in one field after another; fields are those
 * that it was seen to give.
 */
export const valueFaults = (model: MachineModel): ValueFault[] => {
	const sites = sitesOf(model.machine)
	const { fields, samples } = seenFields(model, sites)
	return sites.flatMap((site, i) =>
		[...fields[i]!].map((field) => ({
			fault: site.says(field),
			build: () =>
				withValue(model.machine, site, alter(site.value, changeOf(field, samples, site.assigns))),
		})),
	)
}

/** Named assigns of a machine, each without one of the fields that it computes apart. */
export const assignFaults = (machine: AnyStateMachine): ValueFault[] =>
	Object.entries(machine.implementations.actions ?? {}).flatMap(([name, action]) => {
		const { assignment } = action as { assignment?: Json }
		if (assignment === undefined || typeof assignment === 'function') return []
		return Object.keys(assignment).map((field) => ({
			fault: `${name} does not assign ${field}`,
			build: () => {
				const { [field]: _, ...others } = assignment
				const actions = { [name]: remade(action, () => others) }
				return machine.provide({ actions } as never)
			},
		}))
	})
