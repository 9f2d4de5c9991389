import type { SessionDraft } from '#domain/school/school-session.rules.ts'
import { schoolSessionMachine } from './school-session.machine.ts'
import type { SessionContext, SessionEvent, SessionInput } from './school-session.types.ts'

const draft: SessionDraft = {
	title: '',
	heldOn: '2026-11-19',
	hours: '2.5',
	standard: 'growth',
	trainer: 'Sister Mary',
}
const id = '0b1e7c1e-5d0f-4c57-9d0e-0a6f6ac7a333'
const asha = '0b1e7c1e-5d0f-4c57-9d0e-0a6f6ac7a444'
const fresh: SessionInput = {
	...{ id, draft, isKept: false, attending: [], teachers: [asha] },
	...{ today: '2026-11-20', stored: null },
}
const titled = { ...draft, title: 'Phonics' }

/** How the paths of school-session are found. */
export const schoolSessionModel = {
	machine: schoolSessionMachine,
	inputs: {
		fresh,
		kept: { ...fresh, draft: titled, isKept: true, attending: [asha] },
		stored: {
			...fresh,
			stored: { version: 1, id, draft: titled, attending: [asha, 'who-left'] },
		},
		foreign: { ...fresh, stored: { version: 1, id: 'another', draft: titled, attending: [] } },
	},
	events: {
		'detail.changed': { type: 'detail.changed', field: 'title', value: 'Phonics' },
		'teacher.toggled': { type: 'teacher.toggled', id: asha },
		'teachers.ticked': { type: 'teachers.ticked', ids: [asha], ticked: true },
		'teachers.ticked off': { type: 'teachers.ticked', ids: [asha], ticked: false },
		'search.changed': { type: 'search.changed', words: 'ash' },
		'session.submitted': { type: 'session.submitted' },
		'removal.requested': { type: 'removal.requested' },
		'removal.confirmed': { type: 'removal.confirmed' },
		'removal.dismissed': { type: 'removal.dismissed' },
	} satisfies Record<string, SessionEvent>,
	outcomes: {
		saveSession: {
			done: { output: { kind: 'done' } },
			unknownTeacher: { output: { kind: 'unknownTeacher' } },
			unreachable: { error: new Error('offline') },
		},
		removeSession: {
			done: { output: { kind: 'done' } },
			signedOut: { output: { kind: 'signedOut' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['storeDraft', 'focusFault', 'leaveForm'],
	project: ({
		draft: { title },
		isKept,
		attending,
		sought,
		faults,
		failure,
		today,
	}: SessionContext) => ({
		...{ title, isKept, attending: attending.length, sought },
		faults: Object.entries(faults)
			.filter(([, fault]) => fault)
			.map((fault) => fault.join(' ')),
		failure,
		today,
	}),
}
