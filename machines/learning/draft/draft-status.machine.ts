import { setup } from 'xstate'
import type { StatusMeta } from '#machines/kit/status.ts'

/** Decisions on the working copy of a resource. */
export type DraftStatusEvent =
	| { type: 'draft.submitted' }
	| { type: 'draft.recalled' }
	| { type: 'draft.returned' }
	| { type: 'draft.approved' }
	| { type: 'draft.scheduled' }
	| { type: 'schedule.cancelled' }
	| { type: 'draft.published' }
	| { type: 'revision.begun' }
	| { type: 'revision.discarded' }
	| { type: 'resource.withdrawn' }
	| { type: 'resource.offered' }

const requirement = 'DSK-07'

const writers = { requirement, roles: ['owner', 'editor', 'author'] }
const editors = { requirement, roles: ['owner', 'editor'] }

/**
 * The status of a resource in the desk (DSK-07). Only a draft can be written in; a resource that
 * is public stays as it is while a revision of it is drafted.
 */
export const draftStatusMachine = setup({
	types: { events: {} as DraftStatusEvent, meta: {} as StatusMeta },
}).createMachine({
	id: 'draft-status',
	description: 'Authors write, editors publish.',
	initial: 'draft',
	states: {
		draft: {
			description: 'It is being written.',
			meta: { requirement },
			on: {
				'draft.submitted': { target: 'in_review', meta: writers },
				'revision.discarded': {
					target: 'published',
					meta: writers,
					description: 'The public resource stays as it is.',
				},
			},
		},
		in_review: {
			description: 'An editor reads it; nobody writes in it.',
			meta: { requirement },
			on: {
				'draft.approved': { target: 'approved', meta: editors },
				'draft.returned': { target: 'draft', meta: editors },
				'draft.recalled': { target: 'draft', meta: writers },
			},
		},
		approved: {
			description: 'It can be published as it is.',
			meta: { requirement },
			on: {
				'draft.published': { target: 'published', meta: editors },
				'draft.scheduled': { target: 'scheduled', meta: editors },
				'draft.returned': { target: 'draft', meta: editors },
			},
		},
		scheduled: {
			description: 'The server publishes it at a time.',
			meta: { requirement },
			on: {
				'draft.published': {
					target: 'published',
					meta: { requirement, roles: ['owner', 'editor', 'system'] },
				},
				'schedule.cancelled': { target: 'approved', meta: editors },
			},
		},
		published: {
			description: 'Everybody can find it.',
			meta: { requirement },
			on: {
				'revision.begun': { target: 'draft', meta: writers },
				'resource.withdrawn': { target: 'withdrawn', meta: editors },
			},
		},
		withdrawn: {
			description: 'Nobody finds or buys it; those who have it keep it.',
			meta: { requirement },
			on: {
				'resource.offered': { target: 'published', meta: editors },
				'revision.begun': { target: 'draft', meta: writers },
			},
		},
	},
})
