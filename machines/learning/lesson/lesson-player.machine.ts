import { assign, setup } from 'xstate'
import { readWatching } from './lesson-player.rules.ts'
import type {
	LessonPlayerActors,
	LessonPlayerContext,
	LessonPlayerEffects,
	LessonPlayerEvent,
	LessonPlayerInput,
	LessonPlayerTag,
} from './lesson-player.types.ts'

const storing = {
	type: 'storeWatching' as const,
	params: ({ context: { speed, captions } }: { context: LessonPlayerContext }) => ({
		speed,
		captions,
	}),
}

const telling = { guard: 'isUntold' as const, target: 'telling' as const, reenter: true }

/** Reports the end of playback immediately, even while an earlier position is being sent. */
const leaving = { 'media.paused': telling, 'media.ended': telling, 'page.left': telling }

/**
 * Plays a lesson's video or audio. Reports the position to the server at intervals, so that any
 * device continues from there (CAT-08).
 */
export const lessonPlayerMachine = setup({
	types: {
		context: {} as LessonPlayerContext,
		events: {} as LessonPlayerEvent,
		input: {} as LessonPlayerInput,
		tags: {} as LessonPlayerTag,
		meta: {} as { requirement: string },
	},
	actors: {} as LessonPlayerActors,
	actions: {
		...({} as LessonPlayerEffects),
		assignSeconds: assign({ seconds: (_, params: { seconds: number }) => params.seconds }),
		assignSpeed: assign({ speed: (_, params: { speed: number }) => params.speed }),
		assignCaptions: assign({
			captions: (_, params: { language: string | null }) => params.language,
		}),
		assignReported: assign({ reported: ({ context }) => context.seconds }),
	},
	guards: {
		isUntold: ({ context }) => context.seconds !== context.reported,
	},
	delays: { interval: 10_000 },
}).createMachine({
	id: 'lesson-player',
	description: 'A video or a recording of a lesson. That it ended marks nothing as done.',
	type: 'parallel',
	context: ({ input: { seconds, stored } }) => ({
		...readWatching(stored),
		seconds,
		reported: seconds,
	}),
	on: {
		'media.moved': {
			actions: {
				type: 'assignSeconds',
				params: ({ event }) => ({ seconds: Math.floor(event.seconds) }),
			},
			meta: { requirement: 'CAT-08' },
		},
		'speed.chosen': {
			actions: [{ type: 'assignSpeed', params: ({ event }) => ({ speed: event.speed }) }, storing],
			meta: { requirement: 'CAT-08' },
		},
		'captions.chosen': {
			actions: [
				{ type: 'assignCaptions', params: ({ event }) => ({ language: event.language }) },
				storing,
			],
			meta: { requirement: 'CAT-08' },
		},
	},
	states: {
		playback: {
			initial: 'paused',
			states: {
				paused: {
					meta: { requirement: 'CAT-08' },
					on: { 'media.played': 'playing', 'media.failed': 'failed' },
				},
				playing: {
					tags: 'playing',
					meta: { requirement: 'CAT-08' },
					on: { 'media.paused': 'paused', 'media.ended': 'paused', 'media.failed': 'failed' },
				},
				failed: {
					description: 'It cannot be played, mostly for want of a connection; the text is there.',
					tags: 'failed',
					meta: { requirement: 'CAT-08' },
					on: { 'media.retried': 'paused', 'media.played': 'playing' },
				},
			},
		},
		report: {
			initial: 'idle',
			states: {
				idle: {
					description: 'At most one report in ten seconds, immediately when it is paused or left.',
					meta: { requirement: 'CAT-08' },
					on: leaving,
					after: {
						interval: [
							{ guard: 'isUntold', target: 'telling' },
							{ target: 'idle', reenter: true },
						],
					},
				},
				telling: {
					meta: { requirement: 'CAT-08' },
					entry: 'assignReported',
					on: leaving,
					invoke: {
						id: 'keepPosition',
						src: 'keepPosition',
						input: ({ context: { seconds } }) => ({ seconds }),
						onDone: 'idle',
						onError: {
							target: 'idle',
							description: 'Nothing is shown: the next position is reported as it comes.',
						},
					},
				},
			},
		},
	},
})
