import { teacherInviteMachine } from './teacher-invite.machine.ts'
import type {
	TeacherInviteContext,
	TeacherInviteEvent,
	TeacherInviteInput,
} from './teacher-invite.types.ts'

const results = [
	{ email: 'asha@school.example', result: 'invited' as const },
	{ email: 'ravi@school.example', result: 'pending' as const },
]

/** How the paths of teacher-invite are found. */
export const teacherInviteModel = {
	machine: teacherInviteMachine,
	inputs: {
		fresh: { stored: null },
		stored: { stored: { version: 1, typed: 'asha@school.example' } },
		outdated: { stored: { version: 0, typed: 'asha@school.example' } },
	} satisfies Record<string, TeacherInviteInput>,
	events: {
		'addresses.changed': {
			type: 'addresses.changed',
			typed: 'Asha Rao <asha@school.example>, ravi@school.example',
		},
		'addresses.changed wrong': { type: 'addresses.changed', typed: 'asha@school' },
		'invitations.submitted': { type: 'invitations.submitted' },
	} satisfies Record<string, TeacherInviteEvent>,
	outcomes: {
		sendInvitations: {
			sent: { output: { kind: 'sent' as const, results } },
			tooMany: { output: { kind: 'tooMany' as const } },
			signedOut: { output: { kind: 'signedOut' as const } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['storeDraft', 'focusAddresses'],
	project: ({ typed, fault, results: came, failure }: TeacherInviteContext) => ({
		typed,
		fault,
		results: came.map(({ result }) => result),
		failure,
	}),
}
