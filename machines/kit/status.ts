import { type AnyStateMachine, type EventFromLogic, type StateValueFrom, transition } from 'xstate'

/**
 * The `meta` of a status machine: the requirement, and on a transition who may decide it. `roles`
 * are roles of the contract (`user`: the account that owns the row); `system` is the server itself.
 */
export type StatusMeta = { requirement: string; roles?: readonly string[] }

/** The statuses of a status machine: its states, as the column stores them. */
export type StatusOf<M extends AnyStateMachine> = StateValueFrom<M> & string

/** Returns the statuses of a status machine, in the order in which they are written. */
export const statusesOf = <M extends AnyStateMachine>(machine: M): StatusOf<M>[] =>
	Object.keys(machine.states) as StatusOf<M>[]

/**
 * Returns the status that an event leads to; undefined if the machine refuses the event in this
 * status. Pure.
 */
export const statusAfter = <M extends AnyStateMachine>(
	machine: M,
	status: StatusOf<M>,
	event: EventFromLogic<M>,
): StatusOf<M> | undefined => {
	const before = machine.resolveState({ value: status, context: {} })
	if (!before.can(event)) return undefined
	const [after] = transition(machine as AnyStateMachine, before, event)
	return after.value as StatusOf<M>
}

/** Returns the statuses in which a status machine accepts an event, by the status that follows. */
export const stepsOf = <M extends AnyStateMachine>(
	machine: M,
	event: EventFromLogic<M>,
): Map<StatusOf<M>, StatusOf<M>[]> =>
	Map.groupBy(
		statusesOf(machine).filter((status) => statusAfter(machine, status, event) !== undefined),
		(status) => statusAfter(machine, status, event)!,
	)
