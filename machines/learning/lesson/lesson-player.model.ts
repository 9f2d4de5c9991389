import { lessonPlayerMachine } from './lesson-player.machine.ts'
import { writeWatching } from './lesson-player.rules.ts'
import type { LessonPlayerContext, LessonPlayerEvent } from './lesson-player.types.ts'

/** How the paths of lesson-player are found. */
export const lessonPlayerModel = {
	machine: lessonPlayerMachine,
	inputs: {
		new: { seconds: 0, stored: null },
		returning: { seconds: 20, stored: writeWatching({ speed: 2, captions: 'en' }) },
	},
	events: {
		'media.played': { type: 'media.played' },
		'media.paused': { type: 'media.paused' },
		'media.ended': { type: 'media.ended' },
		'media.failed': { type: 'media.failed' },
		'media.retried': { type: 'media.retried' },
		'media.moved': { type: 'media.moved', seconds: 20.4 },
		'media.moved further': { type: 'media.moved', seconds: 25.9 },
		'speed.chosen': { type: 'speed.chosen', speed: 2 },
		'captions.chosen': { type: 'captions.chosen', language: 'en' },
		'captions.chosen off': { type: 'captions.chosen', language: null },
		'page.left': { type: 'page.left' },
	} satisfies Record<string, LessonPlayerEvent>,
	outcomes: {
		keepPosition: { told: { output: undefined }, failed: { error: new Error('unavailable') } },
	},
	delays: { interval: 10_000 },
	effects: ['storeWatching'],
	project: (context: LessonPlayerContext) => context,
}
