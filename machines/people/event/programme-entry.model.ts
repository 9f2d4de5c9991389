import { programmeEntryMachine } from './programme-entry.machine.ts'
import type { ProgrammeEntryContext, ProgrammeEntryEvent } from './programme-entry.types.ts'

/** How the paths of programme-entry are found. */
export const programmeEntryModel = {
	machine: programmeEntryMachine,
	inputs: { kenya: { country: 'kenya' as const } },
	events: {
		'account.observed in': { type: 'account.observed', signedIn: true },
		'account.observed out': { type: 'account.observed', signedIn: false },
		'entry.requested': { type: 'entry.requested' },
	} satisfies Record<string, ProgrammeEntryEvent>,
	outcomes: {
		registerForProgramme: {
			registered: { output: undefined },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['askLogin'],
	project: ({ country }: ProgrammeEntryContext) => ({ country }),
}
