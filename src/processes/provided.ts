import type { AnyStateMachine } from 'xstate'

/**
 * Provides a machine's implementations in the browser. The server shows initial states of actors
 * that never start: it uses the machine unchanged, since `provide` rebuilds every state and
 * transition.
 */
export const provided = <Machine extends AnyStateMachine>(
	machine: Machine,
	implementations: () => Parameters<Machine['provide']>[0],
): Machine =>
	import.meta.env.SSR ? machine : (machine.provide(implementations() as never) as Machine)
