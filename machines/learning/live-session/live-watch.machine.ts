import { setup } from 'xstate'
import type { LiveWatchEvent, LiveWatchTag } from './live-watch.types.ts'

const nothing = () => {}

/** Watching the product run in another tab of the same browser (ATL-08, ATL-15). */
export const liveWatchMachine = setup({
	types: {
		events: {} as LiveWatchEvent,
		tags: {} as LiveWatchTag,
		meta: {} as { requirement: string },
	},
	actions: {
		beginRecording: nothing,
		dropRecording: nothing,
		dropVanished: nothing,
	},
	delays: { patience: 2000, farewell: 10_000 },
}).createMachine({
	id: 'live-watch',
	description:
		'An analyst watches the product run in another tab, and may record what begins there.',
	type: 'parallel',
	states: {
		product: {
			initial: 'asking',
			states: {
				asking: {
					description: 'The tabs of the product were asked who is there.',
					meta: { requirement: 'ATL-08' },
					on: {
						'product.heard': 'watching',
						'tab.vanished': {
							target: 'alone',
							description: 'It had answered, and nobody else has.',
						},
					},
					after: { patience: 'alone' },
				},
				watching: {
					tags: 'watching',
					meta: { requirement: 'ATL-08' },
					on: { 'product.left': 'alone' },
				},
				alone: {
					description: 'No tab of the product answers; one that opens is heard.',
					meta: { requirement: 'ATL-08' },
					on: { 'product.heard': 'watching' },
				},
			},
		},
		tabs: {
			initial: 'accounted',
			states: {
				accounted: {
					description: 'Every tab that was heard is open, or said that it closes.',
					meta: { requirement: 'ATL-08' },
					on: { 'tab.vanished': 'vanished' },
				},
				vanished: {
					description: 'What ran in a tab that ended without a word is shown as gone for a while.',
					meta: { requirement: 'ATL-08' },
					on: { 'tab.vanished': { target: 'vanished', reenter: true } },
					after: { farewell: { target: 'accounted', actions: 'dropVanished' } },
				},
			},
		},
		recorder: {
			initial: 'off',
			states: {
				off: {
					meta: { requirement: 'ATL-15' },
					on: { 'recording.started': 'on' },
				},
				on: {
					description: 'It goes on when the last tab of the product closes: another may open.',
					tags: 'recording',
					meta: { requirement: 'ATL-15' },
					entry: 'beginRecording',
					on: { 'recording.stopped': 'kept' },
				},
				kept: {
					tags: 'recorded',
					meta: { requirement: 'ATL-15' },
					on: {
						'recording.started': 'on',
						'recording.dropped': { target: 'off', actions: 'dropRecording' },
					},
				},
			},
		},
	},
})
