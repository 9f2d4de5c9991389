import { setup } from 'xstate'
import type {
	SchoolTermsActors,
	SchoolTermsContext,
	SchoolTermsEffects,
	SchoolTermsEvent,
	SchoolTermsInput,
	SchoolTermsTag,
} from './school-terms.types.ts'

/** The terms of a school: ticking the box sends the agreement and closes the dialog (SCH-05). */
export const schoolTermsMachine = setup({
	types: {
		context: {} as SchoolTermsContext,
		events: {} as SchoolTermsEvent,
		input: {} as SchoolTermsInput,
		tags: {} as SchoolTermsTag,
		meta: {} as { requirement: string },
	},
	actors: {} as SchoolTermsActors,
	actions: { ...({} as SchoolTermsEffects) },
	guards: {
		isAsked: ({ context: { mayAgree, hasAgreed } }) => mayAgree && !hasAgreed,
	},
}).createMachine({
	id: 'school-terms',
	description: 'Reading a school’s terms and agreeing to them.',
	context: ({ input }) => input,
	initial: 'reading',
	states: {
		reading: {
			meta: { requirement: 'SCH-05' },
			on: {
				'agreement.ticked': {
					guard: 'isAsked',
					target: 'sending',
					description: 'Only the point of contact agrees, and once.',
					meta: { requirement: 'SCH-05' },
				},
			},
		},
		sending: {
			description: 'The dialog is closed immediately; the call goes on.',
			tags: 'hidden',
			meta: { requirement: 'SCH-05' },
			invoke: {
				id: 'sendAgreement',
				src: 'sendAgreement',
				onDone: 'left',
				onError: { target: 'left', actions: 'logFailure', meta: { requirement: 'SCH-05' } },
			},
		},
		left: { type: 'final', tags: 'hidden', entry: 'leaveTerms', meta: { requirement: 'SCH-05' } },
	},
})
