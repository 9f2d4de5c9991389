import { assign, setup } from 'xstate'
import { type JobDraft, jobFaults } from '#domain/jobs/job-posting.rules.ts'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import { readJob } from './job-draft.rules.ts'
import type {
	PostingActors,
	PostingContext,
	PostingEffects,
	PostingEvent,
	PostingFailure,
	PostingInput,
	PostingTag,
	PostingVerdict,
} from './job-posting.types.ts'

type InContext = { context: PostingContext }

const keeping = {
	type: 'storeDraft' as const,
	params: ({ context: { id, revision, draft } }: InContext) => ({ kept: { id, revision, draft } }),
}
const forgetting = { type: 'storeDraft' as const, params: { kept: null } }
const leaving = (outcome: 'saved' | 'discarded') => ({
	type: 'leaveForm' as const,
	params: { outcome },
})

/**
 * Writes or changes a school's job post. Detects a concurrent change by a second point of contact
 * (SCH-08).
 */
export const jobPostingMachine = setup({
	types: {
		context: {} as PostingContext,
		events: {} as PostingEvent,
		input: {} as PostingInput,
		tags: {} as PostingTag,
		meta: {} as { requirement: string },
	},
	actors: {} as PostingActors,
	actions: {
		...({} as PostingEffects),
		assignDetail: assign(({ context }, params: { field: keyof JobDraft; value: string }) => ({
			draft: { ...context.draft, [params.field]: params.value },
			faults: { ...context.faults, [params.field]: undefined },
		})),
		assignFaults: assign({ faults: ({ context }) => jobFaults(context.draft, context.today) }),
		...failureActions<PostingFailure>(),
		assignRevision: assign({ revision: (_, params: { revision: number }) => params.revision }),
	},
	guards: {
		isKind,
		isComplete: ({ context }) => Object.keys(jobFaults(context.draft, context.today)).length === 0,
	},
}).createMachine({
	id: 'job-posting',
	description: 'What is typed stays over a reload, a lost connection and a conflict.',
	context: ({ input: { stored, ...input } }) => {
		const kept = readJob(stored)
		const own = kept?.id === input.id ? kept : input
		return { ...input, revision: own.revision, draft: own.draft, faults: {}, failure: null }
	},
	initial: 'editing',
	states: {
		editing: {
			meta: { requirement: 'SCH-08' },
			initial: 'idle',
			on: {
				'detail.changed': {
					target: '.idle',
					actions: [
						{
							type: 'assignDetail',
							params: ({ event: { field, value } }) => ({ field, value }),
						},
						keeping,
					],
				},
				'posting.submitted': [
					{ guard: 'isComplete', target: 'saving', meta: { requirement: 'SCH-08' } },
					{
						target: '.idle',
						actions: ['assignFaults', 'focusFault'],
						description: 'The first field with a fault gets the focus.',
					},
				],
			},
			states: {
				idle: {},
				failed: {
					description: 'Nothing was saved; everything that was typed is still there.',
					tags: 'failed',
					meta: { requirement: 'SCH-08' },
					exit: 'clearFailure',
				},
			},
		},
		saving: {
			tags: 'busy',
			meta: { requirement: 'SCH-08' },
			invoke: {
				id: 'savePosting',
				src: 'savePosting',
				input: ({ context: { id, revision, draft } }) => ({ id, revision, draft }),
				onDone: [
					{
						guard: answered<PostingVerdict>('saved'),
						target: 'left',
						actions: [forgetting, leaving('saved')],
					},
					{
						guard: answered<PostingVerdict>('changed'),
						target: 'conflicted',
						actions: {
							type: 'assignRevision',
							params: ({ event }) => ({
								revision: (event.output as { revision: number }).revision,
							}),
						},
					},
					{
						target: 'editing.failed',
						actions: answeredFailure<PostingFailure>(),
					},
				],
				onError: {
					target: 'editing.failed',
					actions: unavailable,
				},
			},
		},
		conflicted: {
			description: 'Another point of contact saved this post after it was opened here.',
			tags: 'conflicted',
			meta: { requirement: 'SCH-08' },
			on: {
				'conflict.overridden': 'saving',
				'conflict.discarded': { target: 'left', actions: [forgetting, leaving('discarded')] },
				'detail.changed': {
					target: 'editing.idle',
					actions: [
						{
							type: 'assignDetail',
							params: ({ event: { field, value } }) => ({ field, value }),
						},
						keeping,
					],
				},
			},
		},
		left: { type: 'final', meta: { requirement: 'SCH-08' } },
	},
})
