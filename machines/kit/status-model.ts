import type { AnyEventObject, AnyStateMachine } from 'xstate'

/**
 * Returns the model of a status machine. It has no context, actors or delays.
 * @param examples events with a payload, by label; an event without one needs no entry
 */
export const statusModel = (
	machine: AnyStateMachine,
	examples: Record<string, AnyEventObject> = {},
) => {
	const given = Object.values(examples).map(({ type }) => type)
	const plain = machine.events.filter((type) => !given.includes(type))
	return {
		machine,
		inputs: { row: undefined },
		events: { ...Object.fromEntries(plain.map((type) => [type, { type }])), ...examples },
		outcomes: {},
		delays: {},
		effects: [],
		project: () => ({}),
	}
}
