import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { actorName } from '../children.ts'

const isPlain = (value: object): boolean => {
	const prototype: unknown = Object.getPrototypeOf(value)
	return prototype === Object.prototype || prototype === null
}

/** Something that can be changed without any field of it showing that. */
class Opaque extends Error {}

/**
 * Answers a text for each snapshot of a machine, equal only where everything that can decide what
 * happens next is equal: the state, the whole context, history and actors; null where the context
 * holds an instance that can change unseen, such as a Map, or is a circle. Functions and errors are
 * equal only to themselves. A change of a snapshot in its place changes its text.
 */
export const exactly = (): ((snapshot: AnyMachineSnapshot) => string | null) => {
	const known = new Map<unknown, number>()
	const itself = (value: unknown): string => {
		const number = known.get(value) ?? known.size
		known.set(value, number)
		return `@${number}`
	}
	const told = (value: unknown, actors: readonly unknown[], around: readonly object[]): string => {
		if (typeof value === 'string') return JSON.stringify(value)
		if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value)
		if (typeof value === 'bigint') return `${value}n`
		if (typeof value === 'symbol' || typeof value === 'function') return itself(value)
		if (typeof value !== 'object' || value === null) return String(value)
		const actor = actors.indexOf(value)
		if (actor >= 0) return `actor ${actor}`
		if (around.includes(value)) throw new Opaque()
		const inside = [...around, value]
		if (Array.isArray(value)) return `[${value.map((item) => told(item, actors, inside)).join()}]`
		if (!isPlain(value) && !(value instanceof Error)) throw new Opaque()
		const fields = Reflect.ownKeys(value).map((key) => {
			const held = (value as unknown as Record<PropertyKey, unknown>)[key]
			return `${told(key, actors, inside)}:${told(held, actors, inside)}`
		})
		return `${isPlain(value) ? '' : itself(value)}{${fields.join()}}`
	}
	return ({ status, output, error, value, context, historyValue, children }) => {
		const refs = children as Record<string, AnyActorRef>
		const history = Object.entries(historyValue ?? {}).map(([id, nodes]) => [
			id,
			...nodes.map((node: { id: string }) => node.id),
		])
		const running = Object.entries(refs).map(([id, ref]) => [
			actorName(id, (ref as { src?: unknown } | undefined)?.src),
			ref?.getSnapshot(),
		])
		try {
			const all = [status, output, error, value, context, history, running]
			return told(all, Object.values(refs), [])
		} catch (thrown) {
			if (thrown instanceof Opaque) return null
			throw thrown
		}
	}
}
