import type { AnyActor, InspectionEvent } from 'xstate'

/** Hears what XState tells of the actors of this tab; called while they run, so it must not send to them. */
export type Observer = (event: InspectionEvent) => void

const observers = new Set<Observer>()
const running = new Set<AnyActor>()

/**
 * Every actor of the product is made with `inspect: observe` (its children are seen with it). It costs a look at each event and remembers
 * which machines run; whoever wants more observes.
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

/** The machines that run now, for whoever comes late. */
export const runningActors = (): readonly AnyActor[] => [...running]
