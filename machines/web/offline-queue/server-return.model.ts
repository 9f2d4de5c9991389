import { serverReturnMachine } from './server-return.machine.ts'
import type { ServerReturnContext, ServerReturnEvent } from './server-return.types.ts'

/** How the paths of server-return are found. */
export const serverReturnModel = {
	machine: serverReturnMachine,
	inputs: { fresh: undefined },
	events: {
		'read.failed': { type: 'read.failed' },
		'page.changed': { type: 'page.changed' },
	} satisfies Record<string, ServerReturnEvent>,
	outcomes: {
		askServer: { up: { output: { kind: 'up' } }, down: { output: { kind: 'down' } } },
	},
	delays: { shortPause: 3000, longPause: 15_000, calm: 10_000 },
	effects: ['repeatReads'],
	project: ({ tries }: ServerReturnContext) => ({ tries }),
}
