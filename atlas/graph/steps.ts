import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { childrenOf } from './children.ts'
import type { StepKind } from './graph.ts'
import type { MachineModel, Outcome } from './model.ts'

/**
 * A step that may be tried in a situation: its label and the event that the pure transition
 * function is given.
 */
export type Trial = { kind: StepKind; label: string; event: AnyEventObject; settles?: string }

const eventOf = (id: string, ref: AnyActorRef | undefined, outcome: Outcome): AnyEventObject => {
	if ('next' in outcome) {
		const snapshot = { ...ref?.getSnapshot(), status: 'active', context: outcome.next }
		return { type: `xstate.snapshot.${id}`, snapshot }
	}
	const verb = 'error' in outcome ? 'error' : 'done'
	return { type: `xstate.${verb}.actor.${id}`, actorId: id, ...outcome }
}

const outcomesOf = (model: MachineModel, snapshot: AnyMachineSnapshot): Trial[] =>
	childrenOf(snapshot)
		.filter(({ isOver }) => !isOver)
		.flatMap(({ id, name, src, ref }) =>
			Object.entries(model.outcomes[src] ?? {}).map(
				([outcome, answer]): Trial => ({
					kind: 'outcome',
					label: `${name} ${outcome}`,
					event: eventOf(id, ref, answer),
					settles: id,
				}),
			),
		)

const delaysOf = (snapshot: AnyMachineSnapshot): Trial[] => {
	const found = new Map<string, Trial>()
	for (const { delay, eventType } of snapshot._nodes.flatMap((node) => node.after))
		found.set(eventType, { kind: 'delay', label: String(delay), event: { type: eventType } })
	return [...found.values()]
}

const trialsOfEvents = new WeakMap<MachineModel['events'], Trial[]>()

const eventsOf = ({ events }: MachineModel): Trial[] => {
	const trials =
		trialsOfEvents.get(events) ??
		Object.entries(events).map(([label, event]): Trial => ({ kind: 'event', label, event }))
	trialsOfEvents.set(events, trials)
	return trials
}

/**
 * Everything that can happen in a situation: each example event, each answer of each running actor,
 * each delay.
 */
export const trialsOf = (model: MachineModel, snapshot: AnyMachineSnapshot): Trial[] => [
	...outcomesOf(model, snapshot),
	...delaysOf(snapshot),
	...eventsOf(model),
]
