import { shareMachine } from './share.machine.ts'
import type { ShareContext, ShareEvent, ShareInput } from './share.types.ts'

const course: ShareInput = {
	kind: 'course',
	subjectId: 's1',
	url: 'https://vidya.example/courses/fractions-by-hand',
	title: 'Fractions by Hand',
	signedIn: true,
	hasSheet: false,
}

const quiz: ShareInput = {
	kind: 'quiz',
	subjectId: 'q2',
	url: 'https://vidya.example/quiz/light-and-shadow',
	title: 'Light and Shadow',
	signedIn: true,
	hasSheet: true,
}

/** How the paths of share are found. */
export const shareModel = {
	machine: shareMachine,
	inputs: { course, 'course-with-sheet': { ...course, hasSheet: true }, quiz },
	events: {
		'copy.requested': { type: 'copy.requested' },
		'place.opened': { type: 'place.opened' },
		'sheet.requested': { type: 'sheet.requested' },
		'account.observed in': { type: 'account.observed', signedIn: true },
		'account.observed out': { type: 'account.observed', signedIn: false },
		'share.closed': { type: 'share.closed' },
	} satisfies Record<string, ShareEvent>,
	outcomes: {
		copyLink: { copied: { output: undefined }, refused: { error: new Error('not allowed') } },
		openSheet: {
			shared: { output: { kind: 'shared' } },
			dismissed: { output: { kind: 'dismissed' } },
			refused: { error: new Error('not allowed') },
		},
	},
	delays: {},
	effects: ['recordShare'],
	project: ({ kind, signedIn, hasSheet }: ShareContext) => ({ kind, signedIn, hasSheet }),
}
