import type { AnyActorLogic, AnyStateMachine } from 'xstate'
import { nodesOf } from '#atlas/graph/definition.ts'
import { actorKind, canEnd } from './actor-kind.ts'

/** Events that an actor can cause: done, error, next snapshot. */
export type Heard = { done: boolean; failed: boolean; next: boolean }

type Invoked = { src: unknown; onDone?: unknown; onError?: unknown; onSnapshot?: unknown }

const logicOf = (machine: AnyStateMachine, src: string): AnyActorLogic | undefined => {
	const inline = /^xstate\.invoke\.(\d+)\.(.*)$/s.exec(src)
	if (!inline) return machine.implementations.actors?.[src] as AnyActorLogic | undefined
	const { invoke } = machine.getStateNodeById(inline[2]!).config as { invoke?: unknown }
	const config = Array.isArray(invoke) ? invoke[Number(inline[1])] : invoke
	return (config as { src?: AnyActorLogic } | undefined)?.src
}

/**
 * Returns true if a state takes such an event of an actor by name: of one that was spawned, for
 * instance.
 */
const namesEvent = (machine: AnyStateMachine, verb: string): boolean =>
	machine.events.some((type) => type.startsWith(`xstate.${verb}`))

/**
 * Returns the events that each actor of a machine can cause, by kind: a promise is done or fails; a
 * callback is never done, its events are events; an observable emits, ends or fails; a machine ends
 * if it has a final state. Listeners for other events are never called.
 */
export const heardOf = (machine: AnyStateMachine): Map<string, Heard> => {
	const invokes = nodesOf(machine.root).flatMap((node) => node.invoke as readonly Invoked[])
	const sources = new Set([
		...Object.keys(machine.implementations.actors ?? {}),
		...invokes.map(({ src }) => String(src)),
	])
	return new Map(
		[...sources].map((src): [string, Heard] => {
			const own = invokes.filter((invoke) => invoke.src === src)
			const isTold = (key: 'onDone' | 'onError' | 'onSnapshot') =>
				own.some((invoke) => invoke[key] !== undefined)
			const logic = logicOf(machine, src)
			const kind = actorKind(logic)
			const next = isTold('onSnapshot') || namesEvent(machine, 'snapshot')
			const failed = isTold('onError') || (own.length === 0 && namesEvent(machine, 'error.actor'))
			if (kind === 'promise') return [src, { done: true, failed: true, next: false }]
			if (kind === 'callback') return [src, { done: false, failed, next: false }]
			if (kind === 'observable' || kind === 'events')
				return [src, { done: true, failed: true, next: next && kind === 'observable' }]
			if (kind === 'transition') return [src, { done: false, failed: false, next }]
			if (kind === 'machine')
				return [src, { done: canEnd(logic as unknown as AnyStateMachine), failed, next }]
			return [src, { done: isTold('onDone'), failed, next }]
		}),
	)
}
