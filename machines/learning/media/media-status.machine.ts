import { setup } from 'xstate'
import type { StatusMeta } from '#machines/kit/status.ts'

/** The verdict on an uploaded file. */
export type MediaStatusEvent = { type: 'media.accepted' } | { type: 'media.refused' }

/** The status of a file that the desk takes (DSK-05). */
export const mediaStatusMachine = setup({
	types: { events: {} as MediaStatusEvent, meta: {} as StatusMeta },
}).createMachine({
	id: 'media-status',
	initial: 'uploading',
	states: {
		uploading: {
			description: 'Parts arrive. After seven days without one the file is forgotten.',
			meta: { requirement: 'DSK-05' },
			on: {
				'media.accepted': { target: 'ready', meta: { requirement: 'DSK-05', roles: ['system'] } },
				'media.refused': { target: 'refused', meta: { requirement: 'DSK-05', roles: ['system'] } },
			},
		},
		ready: {
			description: 'All parts are there, and the file is what its name says.',
			type: 'final',
			meta: { requirement: 'DSK-05' },
		},
		refused: {
			description: 'The content is not what the name says.',
			type: 'final',
			meta: { requirement: 'DSK-05' },
		},
	},
})
