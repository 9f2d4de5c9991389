import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { referralOf } from './partner-referral.rules.ts'
import type {
	PartnerReferralActors,
	PartnerReferralContext,
	PartnerReferralEffects,
	PartnerReferralEvent,
	PartnerReferralInput,
	PartnerReferralTag,
	ReferralRefusal,
	ReferralVerdict,
	SchoolVerdict,
} from './partner-referral.types.ts'

type InContext = { context: PartnerReferralContext }

const keeping = {
	type: 'storeReferral' as const,
	params: ({ context: { referral } }: InContext) => ({ referral }),
}
const forgetting = { type: 'storeReferral' as const, params: { referral: null } }
const telling = {
	type: 'tellOutcome' as const,
	params: ({ event }: { event: { output: ReferralVerdict } }) => ({
		outcome: event.output.kind as 'recorded' | ReferralRefusal,
	}),
}

/**
 * Keeps the partner who referred a school, from the partner’s link until the server stores it
 * (SCH-07).
 */
export const partnerReferralMachine = setup({
	types: {
		context: {} as PartnerReferralContext,
		events: {} as PartnerReferralEvent,
		input: {} as PartnerReferralInput,
		tags: {} as PartnerReferralTag,
		meta: {} as { requirement: string },
	},
	actors: {} as PartnerReferralActors,
	actions: {
		...({} as PartnerReferralEffects),
		clearReferral: assign({ referral: null }),
	},
	guards: {
		hasReferral: ({ context }) => context.referral !== null,
		isKind,
	},
	delays: { retryInterval: 60_000 },
}).createMachine({
	id: 'partner-referral',
	description: 'A partner’s link, from the visit to the school that it brought.',
	context: ({ input }) => ({ referral: referralOf(input) }),
	initial: 'opening',
	states: {
		opening: {
			description: 'The link that was followed last counts, for thirty days.',
			meta: { requirement: 'SCH-07' },
			always: [{ guard: 'hasReferral', target: 'noted' }, { target: 'discarded' }],
		},
		noted: {
			description: 'Nobody is signed in who is a main point of contact; only they may send it.',
			meta: { requirement: 'SCH-07' },
			entry: keeping,
			on: { 'account.observed': 'findingSchool' },
		},
		findingSchool: {
			description: 'The school existence check comes before the referral.',
			tags: 'busy',
			meta: { requirement: 'SCH-07' },
			invoke: {
				id: 'findSchool',
				src: 'findSchool',
				onDone: [
					{ guard: answered<SchoolVerdict>('found'), target: 'recording' },
					{ guard: answered<SchoolVerdict>('missing'), target: 'waitingForSchool' },
					{ target: 'noted', description: 'Another role sends nothing.' },
				],
				onError: 'failed',
			},
			on: { 'account.left': 'noted' },
		},
		waitingForSchool: {
			description: 'The account is a main point of contact, and has no school yet.',
			meta: { requirement: 'SCH-07' },
			on: { 'school.observed': 'recording', 'account.left': 'noted' },
		},
		recording: {
			tags: 'busy',
			meta: { requirement: 'SCH-07' },
			invoke: {
				id: 'recordReferral',
				src: 'recordReferral',
				input: ({ context }: InContext) => ({ partnerId: context.referral!.partnerId }),
				onDone: [
					{ guard: answered<ReferralVerdict>('recorded'), target: 'recorded', actions: telling },
					{ guard: answered<ReferralVerdict>('noSchool'), target: 'waitingForSchool' },
					{ guard: answered<ReferralVerdict>('forbidden', 'signedOut'), target: 'noted' },
					{ target: 'refused', actions: telling },
				],
				onError: 'failed',
			},
			on: { 'account.left': 'noted' },
		},
		failed: {
			description:
				'The server did not answer; it is asked again, immediately when the connection returns.',
			tags: 'failed',
			meta: { requirement: 'SCH-07' },
			on: { 'connection.returned': 'findingSchool', 'account.left': 'noted' },
			after: { retryInterval: 'findingSchool' },
		},
		recorded: {
			type: 'final',
			meta: { requirement: 'SCH-07' },
			entry: ['clearReferral', forgetting],
		},
		refused: {
			description:
				'No partner has this id, it is somebody of the school itself, or another partner came first.',
			type: 'final',
			meta: { requirement: 'SCH-07' },
			entry: ['clearReferral', forgetting],
		},
		discarded: {
			description: 'Nothing that can be sent is kept, or it was kept for thirty days.',
			type: 'final',
			meta: { requirement: 'SCH-07' },
			entry: forgetting,
		},
	},
})
