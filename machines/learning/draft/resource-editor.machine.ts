import { assign, setup } from 'xstate'
import type { Gap } from '#domain/learning/draft-content.rules.ts'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import {
	afterEdit,
	isSameContent,
	readWriting,
	textsOf,
	writeWriting,
} from './resource-editor.rules.ts'
import type {
	Edit,
	ResourceEditorActors,
	ResourceEditorContext,
	ResourceEditorEffects,
	ResourceEditorEvent,
	ResourceEditorFailure,
	ResourceEditorInput,
	ResourceEditorTag,
	ResourceEditorVerdict,
	SavedContent,
} from './resource-editor.types.ts'

type In = { context: ResourceEditorContext }

const meta = { requirement: 'DSK-07' }

const storing = {
	type: 'storeDraft' as const,
	params: ({ context: { subject, content, texts, saved } }: In) => ({
		draft: isSameContent(content, saved.content)
			? null
			: writeWriting(subject, saved.revision, { content, texts }),
	}),
}
const writing = [
	{
		type: 'applyEdit' as const,
		params: ({ event }: { event: { edit: Edit } }) => ({ edit: event.edit }),
	},
	storing,
]

/**
 * A resource is written in the desk: saved by itself, kept over a reload and a lost connection, and
 * never over what somebody else wrote (DSK-07).
 */
export const resourceEditorMachine = setup({
	types: {
		context: {} as ResourceEditorContext,
		events: {} as ResourceEditorEvent,
		input: {} as ResourceEditorInput,
		tags: {} as ResourceEditorTag,
		meta: {} as { requirement: string },
	},
	actors: {} as ResourceEditorActors,
	actions: {
		...({} as ResourceEditorEffects),
		...failureActions<ResourceEditorFailure>(),
		applyEdit: assign(({ context }, { edit }: { edit: Edit }) => afterEdit(context, edit)),
		assignSent: assign({ sent: ({ context }) => context.content, failure: null }),
		assignSaved: assign(
			({ context }, { revision, gaps }: { revision: number; gaps: readonly Gap[] }) => ({
				saved: { revision, content: context.sent },
				gaps,
			}),
		),
		assignOther: assign({ other: (_, { other }: { other: SavedContent }) => other }),
		assignOwn: assign(({ context }) => ({ saved: context.other ?? context.saved, other: null })),
		adoptOther: assign(({ context }) => {
			const saved = context.other ?? context.saved
			return { saved, content: saved.content, texts: textsOf(saved.content), other: null }
		}),
	},
	guards: {
		isKind,
		isUnsaved: ({ context }) => !isSameContent(context.content, context.saved.content),
	},
	delays: { pause: 1200, patience: 15_000 },
}).createMachine({
	id: 'resource-editor',
	description: 'Nothing typed is lost, and nothing of somebody else is overwritten unasked.',
	context: ({ input: { subject, saved, gaps, stored } }) => {
		const kept = readWriting(stored, subject, saved)
		return {
			subject,
			content: kept?.content ?? saved.content,
			texts: kept?.texts ?? textsOf(saved.content),
			saved: kept ? { ...saved, revision: kept.revision } : saved,
			sent: saved.content,
			other: null,
			gaps,
			failure: null,
		}
	},
	initial: 'opening',
	states: {
		opening: {
			meta,
			always: [{ guard: 'isUnsaved', target: 'waiting' }, { target: 'clean' }],
		},
		clean: {
			description: 'The server has all that is shown.',
			tags: 'saved',
			meta,
			on: { 'draft.edited': { target: 'waiting', actions: writing } },
		},
		waiting: {
			description: 'The person may still be typing; what is typed is kept in the browser already.',
			tags: 'busy',
			meta,
			on: { 'draft.edited': { target: 'waiting', reenter: true, actions: writing } },
			after: { pause: [{ guard: 'isUnsaved', target: 'saving' }, { target: 'clean' }] },
		},
		saving: {
			tags: 'busy',
			meta,
			entry: 'assignSent',
			on: { 'draft.edited': { actions: writing, description: 'It is sent afterwards.' } },
			invoke: {
				id: 'saveDraft',
				src: 'saveDraft',
				input: ({ context: { content, saved } }) => ({ content, revision: saved.revision }),
				onDone: [
					{
						guard: answered<ResourceEditorVerdict>('saved'),
						target: 'opening',
						actions: [
							{
								type: 'assignSaved',
								params: ({ event: { output } }) =>
									output.kind === 'saved' ? output : { revision: 0, gaps: [] },
							},
							storing,
						],
					},
					{
						guard: answered<ResourceEditorVerdict>('conflict'),
						target: 'conflicted',
						actions: {
							type: 'assignOther',
							params: ({ event: { output }, context: { saved } }) => ({
								other: output.kind === 'conflict' ? output.other : saved,
							}),
						},
					},
					{ guard: answered<ResourceEditorVerdict>('moved'), target: 'closed' },
					{
						guard: answered<ResourceEditorVerdict>('verificationRequired'),
						target: 'awaitingFactor',
					},
					{
						guard: answered<ResourceEditorVerdict>('signedOut'),
						target: 'failed',
						actions: answeredFailure<ResourceEditorFailure>(),
					},
					{ target: 'refused', actions: answeredFailure<ResourceEditorFailure>() },
				],
				onError: { target: 'failed', actions: unavailable },
			},
		},
		awaitingFactor: {
			description: 'The second factor expired while it was written; the text stays.',
			meta,
			on: {
				'draft.edited': { actions: writing },
				'factor.verified': 'saving',
				'factor.declined': {
					target: 'failed',
					actions: { type: 'assignFailure', params: { kind: 'unavailable' } },
				},
			},
		},
		failed: {
			description: 'It is not saved on the server yet, but kept in this browser, and tried again.',
			tags: ['busy', 'failed'],
			meta,
			on: {
				'draft.edited': { target: 'waiting', actions: writing },
				'connection.restored': 'saving',
				'save.retried': 'saving',
			},
			after: { patience: 'saving' },
		},
		refused: {
			description: 'The server does not take it as it is; sending it again would change nothing.',
			tags: 'failed',
			meta,
			on: {
				'draft.edited': { target: 'waiting', actions: writing },
				'save.retried': 'saving',
			},
		},
		conflicted: {
			description: 'Somebody else has saved it; nothing is overwritten unasked.',
			tags: 'conflict',
			meta,
			on: {
				'draft.edited': { actions: writing },
				'own.kept': { target: 'saving', actions: ['assignOwn', storing] },
				'other.taken': { target: 'clean', actions: ['adoptOther', storing] },
			},
		},
		closed: {
			description: 'It was handed in elsewhere; what was typed stays to be copied.',
			tags: 'failed',
			meta,
		},
	},
})
