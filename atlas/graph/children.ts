import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'

/** An actor that a machine started. `name` is its id, or its source if the id is generated. */
export type Child = {
	id: string
	name: string
	src: string
	ref: AnyActorRef | undefined
	isInvoked: boolean
	isOver: boolean
}

const MADE_UP = /^x:\d+$/

/**
 * Sources that are written where they are invoked; they are named after their place, and a stand-in
 * by this word before it.
 */
export const STAND_IN = 'stand-in:'

const sourceOf = (src: unknown): string =>
	typeof src === 'string' ? src.replace(STAND_IN, '') : 'inline'

/** The name of an actor: its id, or its source where XState made the id up. */
export const actorName = (id: unknown, src: unknown): string =>
	typeof id === 'string' && !MADE_UP.test(id) ? id : sourceOf(src)

const isOver = (ref: AnyActorRef | undefined): boolean =>
	ref !== undefined && (ref.getSnapshot() as { status?: unknown } | undefined)?.status !== 'active'

/**
 * The actors of a situation: those that its states invoke, in their order, then those that were
 * spawned.
 */
export const childrenOf = (snapshot: AnyMachineSnapshot): Child[] => {
	const children = snapshot.children as Record<string, AnyActorRef | undefined>
	const invoked = snapshot._nodes
		.flatMap((node) => node.invoke)
		.map(({ id, src }): Child => {
			const ref = children[id]
			return { id, name: id, src: sourceOf(src), ref, isInvoked: true, isOver: isOver(ref) }
		})
	const known = new Set(invoked.map(({ id }) => id))
	const counts = new Map<string, number>()
	const spawned = Object.entries(children)
		.filter(([id, ref]) => ref !== undefined && !known.has(id))
		.map(([id, ref]): Child => {
			const src = sourceOf((ref as { src?: unknown }).src)
			const plain = actorName(id, src)
			const count = (counts.get(plain) ?? 0) + 1
			counts.set(plain, count)
			const name = count === 1 ? plain : `${plain}#${count}`
			return { id, name, src, ref, isInvoked: false, isOver: isOver(ref) }
		})
	return [...invoked, ...spawned]
}

/** The same situation after one of its actors has answered for good: it answers once a start. */
export const withAnswered = (
	before: AnyMachineSnapshot,
	after: AnyMachineSnapshot,
	id: string,
): AnyMachineSnapshot => {
	const ref = (after.children as Record<string, AnyActorRef | undefined>)[id]
	if (!ref || ref !== (before.children as Record<string, AnyActorRef | undefined>)[id]) return after
	const over = Object.create(ref, {
		getSnapshot: { value: () => ({ ...(ref.getSnapshot() as object), status: 'done' }) },
	}) as AnyActorRef
	return { ...after, children: { ...after.children, [id]: over } }
}
