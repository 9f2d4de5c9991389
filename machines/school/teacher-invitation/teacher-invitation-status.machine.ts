import { setup } from 'xstate'
import type { StatusMeta } from '#machines/kit/status.ts'

/** The decisions of school and teacher about an invitation. */
export type TeacherInvitationStatusEvent =
	| { type: 'invitation.renewed' }
	| { type: 'invitation.accepted' }
	| { type: 'invitation.revoked' }

/** The status of a school’s invitation of a teacher (SCH-06). Its term is a date, not a status. */
export const teacherInvitationStatusMachine = setup({
	types: { events: {} as TeacherInvitationStatusEvent, meta: {} as StatusMeta },
}).createMachine({
	id: 'teacher-invitation-status',
	initial: 'sent',
	states: {
		sent: {
			description: 'The link can be used until its term ends.',
			meta: { requirement: 'SCH-06' },
			on: {
				'invitation.renewed': {
					target: 'sent',
					meta: { requirement: 'SCH-06', roles: ['main_poc', 'additional_main_poc'] },
				},
				'invitation.accepted': {
					target: 'accepted',
					meta: { requirement: 'SCH-06', roles: ['user'] },
				},
				'invitation.revoked': {
					target: 'revoked',
					meta: { requirement: 'SCH-06', roles: ['main_poc', 'additional_main_poc'] },
				},
			},
		},
		accepted: {
			description: 'The teacher belongs to the school.',
			type: 'final',
			meta: { requirement: 'SCH-06' },
		},
		revoked: {
			description: 'The link is refused.',
			type: 'final',
			meta: { requirement: 'SCH-06' },
		},
	},
})
