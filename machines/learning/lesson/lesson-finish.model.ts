import { lessonFinishMachine } from './lesson-finish.machine.ts'
import type { LessonFinishContext, LessonFinishEvent } from './lesson-finish.types.ts'

/** How the paths of lesson-finish are found. */
export const lessonFinishModel = {
	machine: lessonFinishMachine,
	inputs: { opened: { enrolmentId: 'e1', lessonId: 'l1' } },
	events: {
		'lesson.finished': { type: 'lesson.finished' },
	} satisfies Record<string, LessonFinishEvent>,
	outcomes: {
		markLesson: {
			saved: { output: { kind: 'saved' } },
			signedOut: { output: { kind: 'signedOut' } },
			gone: { output: { kind: 'gone' } },
			failed: { error: new Error('unavailable') },
		},
	},
	delays: {},
	effects: ['goOn'],
	project: ({ failure }: LessonFinishContext) => ({ failure }),
}
