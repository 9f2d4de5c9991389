import { assign, setup } from 'xstate'
import { isCode, isRecoveryCode } from '#domain/people/second-factor.rules.ts'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import type {
	BeginVerdict,
	ConfirmVerdict,
	Enrolment,
	SecondFactorActors,
	SecondFactorContext,
	SecondFactorEvent,
	SecondFactorFailure,
	SecondFactorInput,
	SecondFactorTag,
	VerifyVerdict,
} from './second-factor.types.ts'

const meta = { requirement: 'DSK-02' }
const failing = answeredFailure<SecondFactorFailure>()
const typing = {
	type: 'assignCode' as const,
	params: ({ event }: { event: { code: string } }) => ({ code: event.code }),
}
const sending = ({ context }: { context: SecondFactorContext }) => ({ code: context.code })

/**
 * The second factor of a session at the desk: an authenticator app is set up by its first code, or
 * asked for a code (DSK-02, RFC 6238).
 */
export const secondFactorMachine = setup({
	types: {
		context: {} as SecondFactorContext,
		events: {} as SecondFactorEvent,
		input: {} as SecondFactorInput,
		tags: {} as SecondFactorTag,
		meta: {} as { requirement: string },
	},
	actors: {} as SecondFactorActors,
	actions: {
		assignCode: assign({ code: (_, { code }: { code: string }) => code }),
		clearCode: assign({ code: '' }),
		assignEnrolment: assign({
			enrolment: (_, { secret, address }: Enrolment) => ({ secret, address }),
		}),
		clearEnrolment: assign({ enrolment: null }),
		assignRecoveryCodes: assign({
			recoveryCodes: (_, { codes }: { codes: readonly string[] }) => codes,
		}),
		clearRecoveryCodes: assign({ recoveryCodes: [] }),
		...failureActions<SecondFactorFailure>(),
	},
	guards: {
		isKind,
		isCode: ({ context }) => isCode(context.code),
		isAnyCode: ({ context }) => isCode(context.code) || isRecoveryCode(context.code),
		isEnrolled: ({ context }) => context.isEnrolled,
	},
}).createMachine({
	id: 'second-factor',
	description: 'Nothing of the desk is read before the session is verified.',
	context: ({ input }) => ({
		...input,
		code: '',
		enrolment: null,
		recoveryCodes: [],
		failure: null,
	}),
	initial: 'opening',
	states: {
		opening: {
			meta,
			always: [{ guard: 'isEnrolled', target: 'asking' }, { target: 'unenrolled' }],
		},
		unenrolled: { meta, on: { 'enrolment.requested': { target: 'beginning', meta } } },
		beginning: {
			tags: 'busy',
			meta,
			entry: 'clearFailure',
			invoke: {
				id: 'beginEnrolment',
				src: 'beginEnrolment',
				input: {},
				onDone: [
					{
						guard: answered<BeginVerdict>('begun'),
						target: 'confirming',
						actions: {
							type: 'assignEnrolment',
							params: ({ event }) => event.output as BeginVerdict & { kind: 'begun' },
						},
					},
					{
						target: 'asking',
						description: 'An app was enrolled in another window: its code is asked for.',
					},
				],
				onError: { target: 'unenrolled', actions: unavailable },
			},
		},
		confirming: {
			meta,
			description: 'The QR code is shown, and the first code of the app is asked for.',
			on: {
				'code.changed': { actions: [typing, 'clearFailure'] },
				'code.submitted': [
					{ guard: 'isCode', target: 'enrolling', meta },
					{
						actions: { type: 'assignFailure', params: { kind: 'wrong' } },
						description: 'Six digits are asked for without a call.',
					},
				],
			},
		},
		enrolling: {
			tags: 'busy',
			meta,
			entry: 'clearFailure',
			invoke: {
				id: 'confirmEnrolment',
				src: 'confirmEnrolment',
				input: sending,
				onDone: [
					{
						guard: answered<ConfirmVerdict>('confirmed'),
						target: 'storingCodes',
						actions: [
							{
								type: 'assignRecoveryCodes',
								params: ({ event }) => ({
									codes: (event.output as ConfirmVerdict & { kind: 'confirmed' }).recoveryCodes,
								}),
							},
							'clearCode',
							'clearEnrolment',
						],
					},
					{
						guard: answered<ConfirmVerdict>('replaced'),
						target: 'unenrolled',
						actions: [failing, 'clearCode', 'clearEnrolment'],
						description: 'Another window began to set up an app: this QR code is no longer good.',
					},
					{ target: 'confirming', actions: failing },
				],
				onError: { target: 'confirming', actions: unavailable },
			},
		},
		storingCodes: {
			meta,
			description: 'The recovery codes are shown this once.',
			on: { 'codes.stored': { target: 'verified', actions: 'clearRecoveryCodes' } },
		},
		asking: {
			meta,
			on: {
				'code.changed': { actions: [typing, 'clearFailure'] },
				'code.submitted': [
					{ guard: 'isAnyCode', target: 'verifying', meta },
					{
						actions: { type: 'assignFailure', params: { kind: 'wrong' } },
						description: 'A code of the app or a recovery code is asked for without a call.',
					},
				],
			},
		},
		verifying: {
			tags: 'busy',
			meta,
			entry: 'clearFailure',
			invoke: {
				id: 'verifySession',
				src: 'verifySession',
				input: sending,
				onDone: [
					{
						guard: answered<VerifyVerdict>('verified'),
						target: 'verified',
						actions: 'clearCode',
					},
					{
						guard: answered<VerifyVerdict>('notEnrolled'),
						target: 'unenrolled',
						actions: 'clearCode',
						description: 'The owner deleted the second factor: an app is set up again.',
					},
					{ target: 'asking', actions: failing },
				],
				onError: { target: 'asking', actions: unavailable },
			},
		},
		verified: { type: 'final', meta },
	},
})
