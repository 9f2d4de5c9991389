import { schoolChangeMachine } from './school-change.machine.ts'
import type { SchoolChangeContext, SchoolChangeEvent } from './school-change.types.ts'

const id = '019b76da-a800-7b01-ba48-ee0802a0adfb'

/** How the paths of school-change are found. */
export const schoolChangeModel = {
	machine: schoolChangeMachine,
	inputs: { fresh: undefined },
	events: {
		'change.requested resend': {
			type: 'change.requested',
			change: { kind: 'resend', id, name: 'asha@school.example' },
		},
		'change.requested revoke': {
			type: 'change.requested',
			change: { kind: 'revoke', id, name: 'asha@school.example' },
		},
		'change.confirmed': { type: 'change.confirmed' },
		'change.dismissed': { type: 'change.dismissed' },
	} satisfies Record<string, SchoolChangeEvent>,
	outcomes: {
		sendChange: {
			changed: { output: { kind: 'changed' } },
			gone: { output: { kind: 'gone' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: [],
	project: ({ change, failure }: SchoolChangeContext) => ({
		change: change?.kind ?? null,
		failure,
	}),
}
