import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { earnsPoints } from './share.rules.ts'
import type {
	ShareActors,
	ShareContext,
	ShareEffects,
	ShareEvent,
	ShareInput,
	ShareTag,
	SheetVerdict,
} from './share.types.ts'

type InContext = { context: ShareContext }

const link = ({ context: { url, title } }: InContext) => ({ url, title })
const recording = {
	type: 'recordShare' as const,
	params: ({ context: { kind, subjectId } }: InContext) => ({ kind, subjectId }),
}
const opening = {
	'copy.requested': { target: 'copying' },
	'sheet.requested': { guard: 'hasSheet', target: 'sharing' },
} as const

/** Copies or shares a link (SHR-01). Signed-in accounts may earn points (SHR-02). */
export const shareMachine = setup({
	types: {
		context: {} as ShareContext,
		events: {} as ShareEvent,
		input: {} as ShareInput,
		tags: {} as ShareTag,
		meta: {} as { requirement: string },
	},
	actors: {} as ShareActors,
	actions: {
		...({} as ShareEffects),
		assignAccount: assign({ signedIn: (_, params: { signedIn: boolean }) => params.signedIn }),
	},
	guards: {
		earnsPoints: ({ context }) => earnsPoints(context),
		hasSheet: ({ context }) => context.hasSheet,
		isKind,
	},
}).createMachine({
	id: 'share',
	description: 'Copy and Copied, five places, and the share sheet of the device.',
	context: ({ input }) => ({ ...input }),
	initial: 'ready',
	on: {
		'place.opened': {
			guard: 'earnsPoints',
			actions: recording,
			description: 'What the other site makes of the link is not known here.',
			meta: { requirement: 'SHR-02' },
		},
		'account.observed': {
			actions: { type: 'assignAccount', params: ({ event }) => ({ signedIn: event.signedIn }) },
			meta: { requirement: 'SHR-02' },
		},
		'share.closed': {
			target: '.closed',
			description: 'The next time the dialog opens, its button says Copy again.',
			meta: { requirement: 'SHR-01' },
		},
	},
	states: {
		ready: {
			description: 'The button says Copy.',
			meta: { requirement: 'SHR-01' },
			on: opening,
		},
		copying: {
			tags: 'busy',
			meta: { requirement: 'SHR-01' },
			invoke: {
				id: 'copyLink',
				src: 'copyLink',
				input: link,
				onDone: [
					{ guard: 'earnsPoints', target: 'copied', actions: recording },
					{ target: 'copied' },
				],
				onError: { target: 'refused' },
			},
		},
		copied: {
			description: 'The button says Copied.',
			tags: 'copied',
			meta: { requirement: 'SHR-01' },
			on: opening,
		},
		refused: {
			description: 'The browser does not allow it: the link can be selected and copied by hand.',
			tags: 'refused',
			meta: { requirement: 'SHR-01' },
			on: opening,
		},
		sharing: {
			description: 'The sheet of the device covers the dialog.',
			tags: 'busy',
			meta: { requirement: 'SHR-01' },
			invoke: {
				id: 'openSheet',
				src: 'openSheet',
				input: link,
				onDone: [
					{ guard: answered<SheetVerdict>('dismissed'), target: 'ready' },
					{ guard: 'earnsPoints', target: 'ready', actions: recording },
					{ target: 'ready' },
				],
				onError: { target: 'refused' },
			},
		},
		closed: { type: 'final' },
	},
})
