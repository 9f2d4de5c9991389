import type { AnyStateMachine } from 'xstate'

/**
 * A machine with its implementations where it runs. The server shows initial states of actors that
 * never start: it takes the machine as it is, for `provide` builds every state and transition anew.
 */
export const provided = <Machine extends AnyStateMachine>(
  machine: Machine,
  implementations: () => Parameters<Machine['provide']>[0],
): Machine =>
  import.meta.env.SSR ? machine : (machine.provide(implementations() as never) as Machine)
