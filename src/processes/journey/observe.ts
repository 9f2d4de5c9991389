import type { AnyActor, InspectionEvent } from 'xstate'

/**
 * Receives XState's inspection events of this tab's actors, synchronously: it must not send events
 * to them.
 */
export type Observer = (event: InspectionEvent) => void

const observers = new Set<Observer>()
const running = new Set<AnyActor>()

/**
 * Every actor of the product is made with `inspect: observe` (its children are seen with it). It
 * costs a look at each event and remembers which machines run; `observeAll` adds further observers.
 */
export const observe: Observer = (event) => {
	if (event.type === '@xstate.snapshot' && 'root' in (event.actorRef as AnyActor).logic)
		running[event.snapshot.status === 'active' ? 'add' : 'delete'](event.actorRef as AnyActor)
	for (const observer of observers) observer(event)
}

/** Observes from now on; the answer ends it. */
export const observeAll = (observer: Observer): (() => void) => {
	observers.add(observer)
	return () => void observers.delete(observer)
}

/** The machines that run now, for an observer added after they started. */
export const runningActors = (): readonly AnyActor[] => [...running]
