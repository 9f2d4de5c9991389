import { lessonMarkMachine } from './lesson-mark.machine.ts'
import type { LessonMarkContext, LessonMarkEvent } from './lesson-mark.types.ts'

/** How the paths of lesson-mark are found. */
export const lessonMarkModel = {
	machine: lessonMarkMachine,
	inputs: {
		undone: { enrolmentId: 'e1', lessonId: 'l1', done: false },
		done: { enrolmentId: 'e1', lessonId: 'l1', done: true },
	},
	events: {
		'lesson.toggled': { type: 'lesson.toggled' },
		'progress.observed done': { type: 'progress.observed', done: true },
		'progress.observed undone': { type: 'progress.observed', done: false },
	} satisfies Record<string, LessonMarkEvent>,
	outcomes: {
		markLesson: {
			saved: { output: { kind: 'saved' } },
			signedOut: { output: { kind: 'signedOut' } },
			gone: { output: { kind: 'gone' } },
			failed: { error: new Error('unavailable') },
		},
	},
	delays: {},
	effects: [],
	project: ({ failure }: LessonMarkContext) => ({ failure }),
	withoutRequirement:
		'My Learning counts the lessons that are done; the specification names the page only, not how a lesson is marked.',
}
