import { setup } from 'xstate'
import type {
	ProgrammeEntryActors,
	ProgrammeEntryContext,
	ProgrammeEntryEffects,
	ProgrammeEntryEvent,
	ProgrammeEntryInput,
	ProgrammeEntryTag,
} from './programme-entry.types.ts'

const country = ({ context }: { context: ProgrammeEntryContext }) => ({ country: context.country })
const asking = { type: 'askLogin' as const, params: country }
const isSignedIn = {
	type: 'isSignedIn' as const,
	params: ({ event }: { event: { signedIn: boolean } }) => ({ signedIn: event.signedIn }),
}

/**
 * Enters the international teacher programme from a country's page (NAV-11). The server decides
 * whether somebody is registered.
 */
export const programmeEntryMachine = setup({
	types: {
		context: {} as ProgrammeEntryContext,
		events: {} as ProgrammeEntryEvent,
		input: {} as ProgrammeEntryInput,
		tags: {} as ProgrammeEntryTag,
		meta: {} as { requirement: string },
	},
	actors: {} as ProgrammeEntryActors,
	actions: { ...({} as ProgrammeEntryEffects) },
	guards: {
		isSignedIn: (_, params: { signedIn: boolean }) => params.signedIn,
		isSignedOut: (_, params: { signedIn: boolean }) => !params.signedIn,
	},
}).createMachine({
	id: 'programme-entry',
	description: 'Login in event mode for visitors, a button for those who are signed in.',
	context: ({ input }) => ({ ...input }),
	initial: 'arriving',
	states: {
		arriving: {
			description: 'Who is here is not known yet.',
			meta: { requirement: 'NAV-11' },
			on: {
				'account.observed': [
					{ guard: isSignedIn, target: 'signedIn' },
					{
						target: 'signedOut',
						actions: asking,
						description: 'The login modal opens by itself, once.',
					},
				],
			},
		},
		signedOut: {
			meta: { requirement: 'NAV-11' },
			on: {
				'entry.requested': { actions: asking },
				'account.observed': { guard: isSignedIn, target: 'signedIn' },
			},
		},
		signedIn: {
			meta: { requirement: 'NAV-11' },
			initial: 'idle',
			on: {
				'account.observed': {
					guard: { type: 'isSignedOut', params: isSignedIn.params },
					target: 'signedOut',
					description: 'Signed out later: the page stays as it is, without a modal.',
				},
			},
			states: {
				idle: { on: { 'entry.requested': 'registering' } },
				registering: {
					tags: 'busy',
					meta: { requirement: 'NAV-11' },
					invoke: {
						id: 'registerForProgramme',
						src: 'registerForProgramme',
						input: country,
						onDone: 'idle',
						onError: 'failed',
					},
				},
				failed: {
					tags: 'failed',
					meta: { requirement: 'NAV-11' },
					on: { 'entry.requested': 'registering' },
				},
			},
		},
	},
})
