import { communityPostMachine } from './community-post.machine.ts'
import type { CommunityPostContext, CommunityPostEvent } from './community-post.types.ts'

const post = { letters: 40, pictures: 1, signedIn: true }

/** How the paths of community-post are found. */
export const communityPostModel = {
	machine: communityPostMachine,
	inputs: {
		new: post,
		kept: { ...post, stored: { version: 1, text: 'Kept since yesterday', pictures: [] } },
		'signed-out': { ...post, pictures: 0, signedIn: false },
		outdated: { ...post, stored: { version: 0, text: 'Older than the form' } },
	},
	events: {
		'text.changed': { type: 'text.changed', text: 'A rope as a number line' },
		'text.changed cleared': { type: 'text.changed', text: ' ' },
		'text.changed overlong': { type: 'text.changed', text: 'x'.repeat(41) },
		'picture.chosen': { type: 'picture.chosen', file: { name: 'rope.png' } },
		'picture.removed': { type: 'picture.removed', address: '/uploads/a/p1' },
		'post.submitted': { type: 'post.submitted' },
		'post.undone': { type: 'post.undone' },
		'account.observed in': { type: 'account.observed', signedIn: true },
		'account.observed out': { type: 'account.observed', signedIn: false },
	} satisfies Record<string, CommunityPostEvent>,
	outcomes: {
		keepPicture: {
			kept: { output: { kind: 'kept', address: '/uploads/a/p1' } },
			refused: { output: { kind: 'refused' } },
			unreachable: { error: new Error('offline') },
		},
		writePost: {
			written: { output: { kind: 'written', written: 'a-rope-1' } },
			signedOut: { output: { kind: 'signedOut' } },
			tooMany: { output: { kind: 'tooMany' } },
			gone: { output: { kind: 'gone' } },
			unreachable: { error: new Error('offline') },
		},
		withdrawPost: {
			withdrawn: { output: undefined },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: { undoTime: 10_000 },
	effects: ['storeDraft', 'askLogin', 'reportPosted'],
	project: ({ draft, problem, sent, signedIn, pictures, file }: CommunityPostContext) => ({
		text: draft.text.slice(0, 24),
		pictures: `${draft.pictures.length} of ${pictures}`,
		file: file?.name ?? null,
		problem,
		sent: sent && `${sent.draft.text.slice(0, 24)}, ${sent.draft.pictures.length}`,
		signedIn,
	}),
}
