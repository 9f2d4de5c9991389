import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { type Draft, emptyDraft, faultOf, readDraft } from './community-post.rules.ts'
import type {
	CommunityPostActors,
	CommunityPostContext,
	CommunityPostEffects,
	CommunityPostEvent,
	CommunityPostInput,
	CommunityPostTag,
	PictureFile,
	PictureVerdict,
	PostProblem,
	WriteVerdict,
} from './community-post.types.ts'

type InContext = { context: CommunityPostContext }

const storing = {
	type: 'storeDraft' as const,
	params: ({ context: { draft } }: InContext) => ({ draft }),
}
const failing = (problem: PostProblem) => ({
	type: 'assignProblem' as const,
	params: { problem },
})
const typing = [
	{
		type: 'assignText' as const,
		params: ({ event: { text } }: { event: { text: string } }) => ({ text }),
	},
	storing,
]

/**
 * Writes a post or comment: from the draft to its publication, and back while that can be undone.
 */
export const communityPostMachine = setup({
	types: {
		context: {} as CommunityPostContext,
		events: {} as CommunityPostEvent,
		input: {} as CommunityPostInput,
		tags: {} as CommunityPostTag,
		meta: {} as { requirement: string },
	},
	actors: {} as CommunityPostActors,
	actions: {
		...({} as CommunityPostEffects),
		assignText: assign(({ context }, { text }: { text: string }) => ({
			draft: { ...context.draft, text },
			problem: null,
		})),
		assignFile: assign((_, params: { file: PictureFile }) => ({
			file: params.file,
			problem: null,
		})),
		addPicture: assign(({ context: { draft } }, { address }: { address: string }) => ({
			draft: { ...draft, pictures: [...draft.pictures, address] },
			file: null,
		})),
		removePicture: assign(({ context: { draft } }, { address }: { address: string }) => ({
			draft: { ...draft, pictures: draft.pictures.filter((kept) => kept !== address) },
			problem: null,
		})),
		assignProblem: assign((_, { problem }: { problem: PostProblem }) => ({ problem })),
		assignFault: assign({ problem: ({ context }) => faultOf(context.draft, context.letters) }),
		clearProblem: assign({ problem: null }),
		clearFile: assign({ file: null }),
		clearDraft: assign(({ context }, { written }: { written: string }) => ({
			sent: { draft: context.draft, written },
			draft: emptyDraft,
		})),
		restoreDraft: assign({ draft: ({ context }): Draft => context.sent?.draft ?? emptyDraft }),
		clearSent: assign({ sent: null }),
		assignAccount: assign((_, params: { signedIn: boolean }) => params),
	},
	guards: {
		isFull: ({ context }) => context.draft.pictures.length >= context.pictures,
		hasFault: ({ context }) => faultOf(context.draft, context.letters) !== null,
		isSignedOut: ({ context }) => !context.signedIn,
		isKind,
	},
	delays: { undoTime: 10_000 },
}).createMachine({
	id: 'community-post',
	description: 'Writing a post or a comment.',
	context: ({ input: { stored, ...input } }) => ({
		...input,
		draft: readDraft(stored) ?? emptyDraft,
		file: null,
		problem: null,
		sent: null,
	}),
	initial: 'writing',
	on: {
		'account.observed': {
			actions: { type: 'assignAccount', params: ({ event: { signedIn } }) => ({ signedIn }) },
			meta: { requirement: 'NAV-06' },
		},
	},
	states: {
		writing: {
			meta: { requirement: 'NAV-06' },
			on: {
				'text.changed': { actions: typing },
				'picture.chosen': [
					{ guard: 'isFull', actions: failing('tooManyPictures') },
					{
						target: 'keepingPicture',
						actions: { type: 'assignFile', params: ({ event: { file } }) => ({ file }) },
					},
				],
				'picture.removed': {
					actions: [
						{ type: 'removePicture', params: ({ event: { address } }) => ({ address }) },
						storing,
					],
				},
				'post.submitted': [
					{ guard: 'hasFault', actions: 'assignFault' },
					{
						guard: 'isSignedOut',
						actions: 'askLogin',
						description: 'The draft is kept while somebody signs in.',
					},
					{ target: 'posting', actions: 'clearProblem' },
				],
			},
		},
		keepingPicture: {
			description: 'The text may be changed meanwhile.',
			tags: 'busy',
			meta: { requirement: 'NAV-06' },
			on: { 'text.changed': { actions: typing } },
			exit: 'clearFile',
			invoke: {
				id: 'keepPicture',
				src: 'keepPicture',
				input: ({ context }) => ({ file: context.file! }),
				onDone: [
					{
						guard: answered<PictureVerdict>('kept'),
						target: 'writing',
						actions: [
							{
								type: 'addPicture',
								params: ({ event: { output } }) => ({
									address: output.kind === 'kept' ? output.address : '',
								}),
							},
							storing,
						],
					},
					{ target: 'writing', actions: failing('pictureRefused') },
				],
				onError: { target: 'writing', actions: failing('pictureFailed') },
			},
		},
		posting: {
			description: 'Shown immediately; back in the draft when the server refuses it.',
			tags: ['busy', 'shown'],
			meta: { requirement: 'NAV-06' },
			invoke: {
				id: 'writePost',
				src: 'writePost',
				input: ({ context }) => ({ draft: context.draft }),
				onDone: [
					{
						guard: answered<WriteVerdict>('written'),
						target: 'posted',
						actions: [
							{
								type: 'clearDraft',
								params: ({ event: { output } }) => ({
									written: output.kind === 'written' ? output.written : '',
								}),
							},
							storing,
							'reportPosted',
						],
					},
					{ guard: answered<WriteVerdict>('signedOut'), target: 'writing', actions: 'askLogin' },
					{
						guard: answered<WriteVerdict>('tooMany'),
						target: 'writing',
						actions: failing('tooMany'),
					},
					{ target: 'writing', actions: failing('gone') },
				],
				onError: { target: 'writing', actions: failing('unavailable') },
			},
		},
		posted: {
			description: 'Others see it; for a moment it can be taken back.',
			tags: 'undoable',
			meta: { requirement: 'NAV-06' },
			on: {
				'post.undone': { target: 'withdrawing', actions: 'clearProblem' },
				'text.changed': { target: 'writing', actions: ['clearSent', ...typing] },
			},
			after: { undoTime: { target: 'writing', actions: ['clearSent', 'clearProblem'] } },
		},
		withdrawing: {
			tags: 'busy',
			meta: { requirement: 'NAV-06' },
			invoke: {
				id: 'withdrawPost',
				src: 'withdrawPost',
				input: ({ context }) => ({ written: context.sent?.written ?? '' }),
				onDone: { target: 'writing', actions: ['restoreDraft', 'clearSent', storing] },
				onError: { target: 'posted', actions: failing('undoFailed') },
			},
		},
	},
})
