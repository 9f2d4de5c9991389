import { type AnyStateMachine, createMachine } from 'xstate'
import type { MachineModel } from '#atlas/graph/model.ts'
import { copyOf, type Json } from './config.ts'
import { delayFaults, type Fault, stateFaults, swappedFaults, unexpectedFaults } from './faults.ts'
import { transitionFaults } from './transition-faults.ts'
import { assignFaults, valueFaults } from './value-faults.ts'

/**
 * A fault in words, and the machine with it, as a model; null where XState itself refuses to build
 * that.
 */
export type Mutant = { fault: string; build: () => MachineModel | null }

const withFault = (model: MachineModel, { apply }: Fault): MachineModel | null => {
	const config = copyOf(model.machine.config as Json)
	apply(config)
	try {
		const machine = createMachine(config as never, model.machine.implementations as never)
		return { ...model, machine: machine as unknown as AnyStateMachine }
	} catch {
		return null
	}
}

const delayMutants = (model: MachineModel): Mutant[] => {
	const { implementations } = model.machine
	return Object.entries(implementations.delays ?? {})
		.filter(([, ms]) => typeof ms === 'number')
		.map(([name, ms]) => ({
			fault: `${name} lasts ${Number(ms) + 1} ms`,
			build: () => ({
				...model,
				machine: model.machine.provide({ delays: { [name]: Number(ms) + 1 } } as never),
			}),
		}))
}

/**
 * Returns every mutant of a machine: transitions deleted, redirected, without guard, with a negated
 * guard, without re-entry or without one action; states without one entry or exit action, tag or
 * invoke, or with another initial state; an actor's outcomes exchanged; a delay one millisecond
 * longer; an unexpected event answered; another value in one field of params, inputs, assigns,
 * emitted and sent events, output and initial context; an assign without a field. Transient states
 * are no targets, since such a mutant would equal the machine.
 * @param targetsEach number of other states that each transition is redirected to
 */
export const mutantsOf = (model: MachineModel, targetsEach = 2): Mutant[] => {
	const { machine } = model
	const faults = [
		...transitionFaults(machine, targetsEach),
		...stateFaults(machine),
		...delayFaults(machine),
		...swappedFaults(machine),
		...unexpectedFaults(machine, Object.values(model.events)),
	]
	return [
		...faults.map((fault) => ({ fault: fault.fault, build: () => withFault(model, fault) })),
		...delayMutants(model),
		...[...valueFaults(model), ...assignFaults(machine)].map(({ fault, build }) => ({
			fault,
			build: () => ({ ...model, machine: build() }),
		})),
	]
}
