import { test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { expectEvery } from '../expect-every.ts'
import { models } from '../machines/models.ts'

/** Words of design.md 3: what a machine writes into its context is assigned or cleared. */
const refusedVerbs = /^(remember|forget|take|note|keep)(?![a-z])/

const refusedStates = /^(calm|resting|drafting|step\d+)$/

type Assigned = { type?: string }

const implementationsOf = ({ implementations }: AnyStateMachine) =>
	implementations.actions as Record<string, Assigned | undefined>

const nodesBelow = (node: AnyStateNode): AnyStateNode[] => [
	node,
	...Object.values(node.states).flatMap(nodesBelow),
]

const nodesOf = (machine: AnyStateMachine) => nodesBelow(machine.root)

const actionsOf = (machine: AnyStateMachine): string[] => {
	const used = nodesOf(machine).flatMap((node) => [
		...node.entry,
		...node.exit,
		...[...node.transitions.values()].flat().flatMap(({ actions }) => actions),
		...(node.always ?? []).flatMap(({ actions }) => actions),
	])
	const names = used.map((action) => (action as { type: string }).type)
	return [...new Set([...names, ...Object.keys(implementationsOf(machine))])]
}

const isAssigning = (machine: AnyStateMachine, action: string) =>
	implementationsOf(machine)[action]?.type === 'xstate.assign'

const machines = Object.entries(models).map(([name, { machine }]) => ({
	name,
	machine: machine as AnyStateMachine,
}))

const all = (of: (machine: AnyStateMachine) => string[]) =>
	machines.flatMap(({ name, machine }) => of(machine).map((word) => `${name}: ${word}`))

const wordOf = (line: string) => line.split(': ')[1]!

test('26.7 actions use no other word for assign and clear', () => {
	expectEvery(all(actionsOf), (line) => !refusedVerbs.test(wordOf(line)))
})

test('26.7 effects are not named like actions on the context', () => {
	const effects = all((machine) =>
		actionsOf(machine).filter((action) => !implementationsOf(machine)[action]),
	)
	expectEvery(
		effects,
		(line) => line === 'logout: clearStorage' || !/: (assign|clear)[A-Z]/.test(line),
	)
})

test('26.7 a failure is written by assignFailure and clearFailure', () => {
	const failing = all((machine) =>
		actionsOf(machine).filter((action) => /Failure$/.test(action) && isAssigning(machine, action)),
	)
	expectEvery(failing, (line) => ['assignFailure', 'clearFailure'].includes(wordOf(line)))
})

test('26.7 states have the words of the vocabulary', () => {
	expectEvery(
		all((machine) => nodesOf(machine).map(({ key }) => key)),
		(line) => !refusedStates.test(wordOf(line)),
	)
})

test('26.7 events are a subject and what happened to it', () => {
	const events = all(({ events }) => events.filter((event) => !event.startsWith('xstate.')))
	expectEvery(events, (line) => /: [a-z][A-Za-z]*(\.[a-z][A-Za-z]*)+$/.test(line))
})
