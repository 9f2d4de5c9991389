import { assign, setup } from 'xstate'
import { noteFaultOf } from '#domain/jobs/job-application.rules.ts'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions } from '#machines/kit/failure.ts'
import { statusAfter } from '#machines/kit/status.ts'
import { readApplication } from './job-application.rules.ts'
import type {
	ApplicationFailure,
	ApplicationStatus,
	ApplyVerdict,
	JobApplicationActors,
	JobApplicationContext,
	JobApplicationEffects,
	JobApplicationEvent,
	JobApplicationInput,
	JobApplicationTag,
	WithdrawVerdict,
} from './job-application.types.ts'
import { jobApplicationStatusMachine } from './job-application-status.machine.ts'

type InContext = { context: JobApplicationContext }
type Sent = { event: { output: ApplyVerdict } }

const ofJob = ({ context: { jobId } }: InContext) => ({ jobId })
const storing = {
	type: 'storeDraft' as const,
	params: ({ context: { jobId, draft } }: InContext) => ({ jobId, draft }),
}
const asking = { type: 'askLogin' as const, params: ofJob }
const failing = (kind: ApplicationFailure) => ({
	type: 'assignFailure' as const,
	params: { kind },
})
const standing = (status: ApplicationStatus) => ({
	type: 'assignStatus' as const,
	params: { status },
})

/** Returns true until the school has rejected the application. */
const isWithdrawable = (status: ApplicationStatus): boolean =>
	statusAfter(jobApplicationStatusMachine, status, { type: 'application.withdrawn' }) !== undefined

/** A teacher's application for a job: written, sent, taken back (NAV-07). */
export const jobApplicationMachine = setup({
	types: {
		context: {} as JobApplicationContext,
		events: {} as JobApplicationEvent,
		input: {} as JobApplicationInput,
		tags: {} as JobApplicationTag,
		meta: {} as { requirement: string },
	},
	actors: {} as JobApplicationActors,
	actions: {
		...({} as JobApplicationEffects),
		assignNote: assign(({ context }, params: { coverNote: string }) => ({
			draft: { ...context.draft, coverNote: params.coverNote },
			fault: null,
		})),
		toggleVideo: assign(({ context: { draft } }) => ({
			draft: { ...draft, withVideo: !draft.withVideo },
		})),
		showFault: assign({ fault: ({ context }) => noteFaultOf(context.draft.coverNote) }),
		assignApplication: assign({
			application: (_, params: { id: string }) => ({ id: params.id, status: 'applied' as const }),
		}),
		assignStatus: assign({
			application: ({ context }, params: { status: ApplicationStatus }) => ({
				id: context.application!.id,
				status: params.status,
			}),
		}),
		clearDraft: assign({ draft: { coverNote: '', withVideo: false } }),
		...failureActions<ApplicationFailure>(),
	},
	guards: {
		isSent: ({ context: { application } }) =>
			application !== null && isWithdrawable(application.status),
		isRejected: ({ context }) => context.application?.status === 'rejected',
		isWithdrawn: ({ context }) => context.application?.status === 'withdrawn',
		isClosed: ({ context }) => !context.isOpen,
		isOpen: ({ context }) => context.isOpen,
		isFaulty: ({ context }) => noteFaultOf(context.draft.coverNote) !== null,
		isSignedOut: ({ context }) => !context.signedIn,
		isKind,
	},
}).createMachine({
	id: 'job-application',
	description: 'One application of a teacher for one job.',
	context: ({ input: { stored, ...given } }) => ({
		...given,
		draft: readApplication(stored, given.jobId) ?? { coverNote: '', withVideo: false },
		fault: null,
		failure: null,
	}),
	initial: 'opening',
	states: {
		opening: {
			meta: { requirement: 'NAV-07' },
			always: [
				{ guard: 'isSent', target: 'applied' },
				{ guard: 'isRejected', target: 'rejected' },
				{ guard: 'isWithdrawn', target: 'withdrawn' },
				{ guard: 'isClosed', target: 'closed' },
				{ target: 'editing' },
			],
		},
		editing: {
			meta: { requirement: 'NAV-07' },
			initial: 'idle',
			on: {
				'note.changed': {
					actions: [
						{ type: 'assignNote', params: ({ event: { coverNote } }) => ({ coverNote }) },
						storing,
					],
				},
				'video.toggled': { actions: ['toggleVideo', storing] },
				'application.submitted': [
					{ guard: 'isFaulty', target: '.idle', actions: ['showFault', 'focusNote'] },
					{
						guard: 'isSignedOut',
						target: '.idle',
						actions: asking,
						description: 'Login first; what was written is kept for afterwards.',
					},
					{ target: 'submitting' },
				],
			},
			states: {
				idle: {},
				failed: {
					description: 'Not sent; everything that was written is still there.',
					tags: 'failed',
					meta: { requirement: 'NAV-07' },
					exit: 'clearFailure',
				},
			},
		},
		submitting: {
			tags: 'busy',
			meta: { requirement: 'NAV-07' },
			invoke: {
				id: 'sendApplication',
				src: 'sendApplication',
				input: ({ context: { draft } }) => ({ draft }),
				onDone: [
					{
						guard: answered<ApplyVerdict>('sent', 'alreadyApplied'),
						target: 'applied',
						actions: [
							{
								type: 'assignApplication',
								params: ({ event }: Sent) => ({
									id: (event.output as { applicationId: string }).applicationId,
								}),
							},
							{ type: 'discardDraft', params: ofJob },
							'clearDraft',
							'announceSent',
						],
					},
					{ guard: answered<ApplyVerdict>('closed'), target: 'closed' },
					{ guard: answered<ApplyVerdict>('signedOut'), target: 'editing', actions: asking },
					{
						target: 'editing.failed',
						actions: answeredFailure<ApplicationFailure>(),
					},
				],
				onError: { target: 'editing.failed', actions: failing('unavailable') },
			},
		},
		applied: {
			description: 'The school has it; until it is rejected the teacher may take it back.',
			meta: { requirement: 'NAV-07' },
			initial: 'idle',
			on: { 'withdrawal.requested': 'confirming' },
			states: {
				idle: {},
				failed: {
					description: 'Not taken back: the school still has it.',
					tags: 'failed',
					meta: { requirement: 'NAV-07' },
					exit: 'clearFailure',
				},
			},
		},
		confirming: {
			description: 'Taking it back is asked for once more.',
			meta: { requirement: 'NAV-07' },
			on: { 'withdrawal.confirmed': 'withdrawing', 'withdrawal.dismissed': 'applied' },
		},
		withdrawing: {
			tags: 'busy',
			meta: { requirement: 'NAV-07' },
			invoke: {
				id: 'withdrawApplication',
				src: 'withdrawApplication',
				input: ({ context }) => ({ applicationId: context.application!.id }),
				onDone: [
					{
						guard: answered<WithdrawVerdict>('withdrawn'),
						target: 'withdrawn',
						actions: [standing('withdrawn'), 'announceWithdrawn'],
					},
					{
						guard: answered<WithdrawVerdict>('settled'),
						target: 'rejected',
						actions: standing('rejected'),
					},
					{ target: 'applied', actions: asking },
				],
				onError: { target: 'applied.failed', actions: failing('unavailable') },
			},
		},
		rejected: { description: 'The school chose others.', meta: { requirement: 'NAV-07' } },
		withdrawn: {
			meta: { requirement: 'NAV-07' },
			on: {
				'application.restarted': {
					guard: 'isOpen',
					target: 'editing',
					description: 'While the job is open, another may be sent.',
				},
			},
		},
		closed: {
			description: 'The job takes no applications; what was written can still be copied.',
			meta: { requirement: 'NAV-07' },
		},
	},
})
