import type { AnyMachineSnapshot } from 'xstate'
import { actorName } from './children.ts'
import { effectOf } from './label.ts'
import type { MachineModel } from './model.ts'

type Pending = { type: string; params?: unknown }
type Emitted = { event: { type: string } }
type Spawned = { id?: string; src?: unknown; input: unknown }
type Sent = { to: unknown; targetId?: string; event: { type: string } }
type Delayed = { delay?: number }

/** Returns the receiver of an event in words: the parent, or an actor by its name. */
const receiverOf = (to: unknown, targetId: string | undefined): string => {
	if (targetId === '#_parent') return 'parent'
	if (targetId === '#_internal') return 'itself'
	if (targetId !== undefined) return actorName(targetId.replace(/^#_/, ''), targetId)
	if (typeof to !== 'object' || to === null || !('sessionId' in to)) return 'an actor it was given'
	const { id, src } = to as { id?: unknown; src?: unknown }
	return id === (to as { sessionId: unknown }).sessionId && src === undefined
		? 'itself'
		: actorName(id, src)
}

const read = (model: MachineModel, action: Pending, settled: string | undefined): string | null => {
	if (model.effects.includes(action.type)) return effectOf('do', action.type, action.params)
	if (action.type === 'xstate.emit') {
		const { type, ...payload } = (action.params as Emitted).event
		return effectOf('emit', type, payload)
	}
	if (action.type === 'xstate.spawnChild') {
		const { id, src, input } = action.params as Spawned
		return effectOf('start', actorName(id, src), input)
	}
	if (action.type === 'xstate.sendTo') {
		const { to, targetId, event } = action.params as Sent
		const { type, ...payload } = event
		const name = `${receiverOf(to, targetId)} ${type}`
		return effectOf('send', name, Object.keys(payload).length > 0 ? payload : undefined)
	}
	if (action.type === 'xstate.stopChild') {
		const { id, src } = (action.params ?? {}) as { id?: string; src?: unknown }
		return id === undefined || id === settled ? null : effectOf('stop', actorName(id, src))
	}
	if (action.type === 'xstate.raise') {
		const { delay } = action.params as Delayed
		const name = Object.entries(model.delays).find(([, ms]) => ms === delay)?.[0]
		return delay === undefined ? null : effectOf('wait', name ?? String(delay))
	}
	return null
}

/**
 * The effects of a pure transition in words, sorted: provided actions, emitted and sent events,
 * actors started (with input) and stopped before they answered, started delays, the output of a
 * machine that has ended, and the error of one that has failed.
 */
export const effectsOf = (
	model: MachineModel,
	next: AnyMachineSnapshot,
	actions: readonly unknown[],
	settled?: string,
): string[] => {
	const effects = actions
		.map((action) => read(model, action as Pending, settled))
		.filter((effect) => effect !== null)
	if (next.status === 'error')
		effects.push(effectOf('fail', String((next.error as Error)?.message)))
	if (next.status === 'done') effects.push(effectOf('output', '', next.output ?? null))
	return effects.sort()
}
