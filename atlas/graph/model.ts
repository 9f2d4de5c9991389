import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { Property } from '#machines/kit/property.types.ts'

/**
 * Answer of an invoked or spawned actor: an output, an error that it throws, or the context of its
 * next snapshot.
 */
export type Outcome = { output: unknown } | { error: unknown } | { next: unknown }

/**
 * Reliability of a guessed model. `unclear` are ids of transitions whose guard reads unknown
 * values.
 */
export type Guessed = { unclear: readonly string[] }

/**
 * Information about a machine that path generation needs and cannot read from it. Machines export
 * this shape as `<noun>.model.ts` without importing it (a machine's folder imports nothing but
 * xstate).
 */
export type MachineModel = {
	machine: AnyStateMachine
	/** Starting inputs by name: every one is a root of the graph. */
	inputs: Record<string, unknown>
	/**
	 * Example events; the label is the event's type, followed by a word where one type has several
	 * examples.
	 */
	events: Record<string, AnyEventObject>
	/** The answers of every invoked actor, by actor and by name; never answering needs no entry. */
	outcomes: Record<string, Record<string, Outcome>>
	/** Every named delay in milliseconds, each a different number. */
	delays: Record<string, number>
	/** Names of the actions that the binding provides; their calls are compared with their params. */
	effects: readonly string[]
	/**
	 * How values of some fields are said to people, by the field's name; the others are said as they
	 * are.
	 */
	words?: Readonly<Record<string, (value: never) => string>>
	/** The part of the context that tells one situation from another. */
	project: (context: never) => unknown
	/** States from which the page is left: what is waited for there is the end of the page. */
	leavesThePage?: readonly string[]
	/** Why no requirement asks for the machine, where none does. */
	withoutRequirement?: string
	/** Properties of every process of this machine. */
	properties?: readonly Property<never>[]
	/** Set where nobody wrote the model: what is in it was found by trying. */
	guessed?: Guessed
}
