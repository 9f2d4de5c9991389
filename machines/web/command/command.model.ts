import { commandMachine } from './command.machine.ts'
import { commandProperties } from './command.properties.ts'
import type { CommandContext, CommandEvent } from './command.types.ts'

/** How the paths of command are found. */
export const commandModel = {
	machine: commandMachine,
	inputs: { fresh: {} },
	events: {
		'command.requested': { type: 'command.requested' },
		'command.confirmed': { type: 'command.confirmed' },
		'command.declined': { type: 'command.declined' },
		'factor.verified': { type: 'factor.verified' },
		'factor.declined': { type: 'factor.declined' },
	} satisfies Record<string, CommandEvent>,
	outcomes: {
		sendCommand: {
			done: { output: { kind: 'done' } },
			refused: { output: { kind: 'refused' } },
			verificationRequired: { output: { kind: 'verificationRequired' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: [],
	properties: commandProperties,
	project: ({ failure }: CommandContext) => ({ failure }),
}
