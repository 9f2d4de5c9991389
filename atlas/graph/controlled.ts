import type { ActorLogic, AnyEventObject, EventObject, Snapshot } from 'xstate'

type ControlledSnapshot = Snapshot<unknown> & { input: unknown; context?: unknown }

/** The event that makes a controlled actor answer. */
export type Settled =
  | { type: 'controlled.done'; output: unknown }
  | { type: 'controlled.failed'; error: unknown }
  | { type: 'controlled.next'; context: unknown }

/**
 * An actor that waits until it is told what to answer, so that a path decides each outcome and no
 * promise is involved.
 * @param report told once when the actor starts, with its input, and once when it is stopped before
 * it answered
 */
export const controlled = (
  report: (change: 'start' | 'stop', input: unknown) => void = () => {},
): ActorLogic<ControlledSnapshot, AnyEventObject, unknown> => ({
  getInitialSnapshot: (_, input) => ({
    status: 'active',
    output: undefined,
    error: undefined,
    input,
  }),
  start: (snapshot) => report('start', snapshot.input),
  transition: (snapshot, event: EventObject) => {
    if (snapshot.status !== 'active') return snapshot
    const settled = event as Settled
    if (settled.type === 'controlled.done')
      return { ...snapshot, status: 'done', output: settled.output }
    if (settled.type === 'controlled.failed')
      return { ...snapshot, status: 'error', error: settled.error }
    if (settled.type === 'controlled.next') return { ...snapshot, context: settled.context }
    if (event.type === 'xstate.stop') {
      report('stop', snapshot.input)
      return { ...snapshot, status: 'stopped' } as ControlledSnapshot
    }
    return snapshot
  },
  getPersistedSnapshot: (snapshot) => snapshot,
})
