import { lessonNoteMachine } from './lesson-note.machine.ts'
import { writeDraft } from './lesson-note.rules.ts'
import type { LessonNoteContext, LessonNoteEvent } from './lesson-note.types.ts'

const saved = { body: 'Old', version: 1 }

/** How the paths of lesson-note are found. */
export const lessonNoteModel = {
	machine: lessonNoteMachine,
	inputs: {
		saved: { subject: 'a1 l1', saved, stored: null },
		kept: {
			subject: 'a1 l1',
			saved,
			stored: writeDraft('a1 l1', { body: 'Kept', version: 1 }),
		},
	},
	events: {
		'note.changed': { type: 'note.changed', body: 'New' },
		'note.observed newer': { type: 'note.observed', note: { body: 'Elsewhere', version: 3 } },
		'note.observed same': { type: 'note.observed', note: saved },
		'connection.restored': { type: 'connection.restored' },
		'save.retried': { type: 'save.retried' },
		'own.kept': { type: 'own.kept' },
		'other.taken': { type: 'other.taken' },
	} satisfies Record<string, LessonNoteEvent>,
	outcomes: {
		saveNote: {
			saved: { output: { kind: 'saved', version: 2 } },
			conflict: { output: { kind: 'conflict', other: { body: 'Other', version: 4 } } },
			signedOut: { output: { kind: 'signedOut' } },
			gone: { output: { kind: 'gone' } },
			failed: { error: new Error('unavailable') },
		},
	},
	delays: { pause: 1200, patience: 15_000 },
	effects: ['storeDraft'],
	project: ({ body, saved, sent, failure, other }: LessonNoteContext) => ({
		body,
		saved: `${saved.version} ${saved.body}`,
		sent,
		failure,
		other: other?.body ?? null,
	}),
}
