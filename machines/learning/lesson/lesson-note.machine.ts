import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { readDraft, writeDraft } from './lesson-note.rules.ts'
import type {
	LessonNoteActors,
	LessonNoteContext,
	LessonNoteEffects,
	LessonNoteEvent,
	LessonNoteFailure,
	LessonNoteInput,
	LessonNoteTag,
	LessonNoteVerdict,
	Note,
} from './lesson-note.types.ts'

type In = { context: LessonNoteContext }

const failing = (kind: LessonNoteFailure) => ({
	type: 'assignFailure' as const,
	params: { kind },
})
const storing = {
	type: 'storeDraft' as const,
	params: ({ context: { subject, body, saved } }: In) => ({
		draft: body === saved.body ? null : writeDraft(subject, { body, version: saved.version }),
	}),
}
const following = {
	type: 'followServer' as const,
	params: ({ event }: { event: { note: Note } }) => ({ note: event.note }),
}
const writing = [
	{
		type: 'write' as const,
		params: ({ event }: { event: { body: string } }) => ({ body: event.body }),
	},
	storing,
]

/** A note beside a lesson: saved by itself, kept over a reload and a lost connection (CAT-08). */
export const lessonNoteMachine = setup({
	types: {
		context: {} as LessonNoteContext,
		events: {} as LessonNoteEvent,
		input: {} as LessonNoteInput,
		tags: {} as LessonNoteTag,
		meta: {} as { requirement: string },
	},
	actors: {} as LessonNoteActors,
	actions: {
		...({} as LessonNoteEffects),
		write: assign({ body: (_, params: { body: string }) => params.body }),
		followServer: assign((_, params: { note: Note }) => ({
			saved: params.note,
			body: params.note.body,
		})),
		assignSent: assign({ sent: ({ context }) => context.body, failure: null }),
		assignSaved: assign({
			saved: ({ context }, params: { version: number }) => ({
				body: context.sent,
				version: params.version,
			}),
		}),
		assignOther: assign({ other: (_, params: { other: Note }) => params.other }),
		assignFailure: assign({ failure: (_, params: { kind: LessonNoteFailure }) => params.kind }),
		assignOwn: assign(({ context }) => ({ saved: context.other ?? context.saved, other: null })),
		adoptOther: assign(({ context }) => {
			const saved = context.other ?? context.saved
			return { saved, body: saved.body, other: null }
		}),
	},
	guards: {
		isUnsaved: ({ context }) => context.body !== context.saved.body,
		isNewer: ({ context }, params: { note: Note }) => params.note.version > context.saved.version,
		isKind,
	},
	delays: { pause: 1200, patience: 15_000 },
}).createMachine({
	id: 'lesson-note',
	description: 'What a teacher notes beside a lesson, for nobody else.',
	context: ({ input: { subject, saved, stored } }) => {
		const draft = readDraft(stored, subject)
		const isUnsaved = draft !== null && draft.body !== saved.body
		return {
			subject,
			body: isUnsaved ? draft.body : saved.body,
			saved: isUnsaved ? { body: saved.body, version: draft.version } : saved,
			sent: '',
			other: null,
			failure: null,
		}
	},
	initial: 'opening',
	states: {
		opening: {
			meta: { requirement: 'CAT-08' },
			always: [{ guard: 'isUnsaved', target: 'waiting' }, { target: 'clean' }],
		},
		clean: {
			description: 'The shown text is saved.',
			meta: { requirement: 'CAT-08' },
			on: {
				'note.changed': { target: 'waiting', actions: writing },
				'note.observed': {
					guard: { type: 'isNewer', params: ({ event }) => ({ note: event.note }) },
					actions: following,
					description: 'Another tab or device has written on.',
				},
			},
		},
		waiting: {
			description: 'The person may still be typing; what is typed is kept in the browser already.',
			tags: 'busy',
			meta: { requirement: 'CAT-08' },
			on: { 'note.changed': { target: 'waiting', reenter: true, actions: writing } },
			after: { pause: 'saving' },
		},
		saving: {
			tags: 'busy',
			meta: { requirement: 'CAT-08' },
			entry: 'assignSent',
			on: { 'note.changed': { actions: writing, description: 'It is sent afterwards.' } },
			invoke: {
				id: 'saveNote',
				src: 'saveNote',
				input: ({ context: { body, saved } }) => ({ body, version: saved.version }),
				onDone: [
					{
						guard: answered<LessonNoteVerdict>('saved'),
						target: 'opening',
						actions: [
							{
								type: 'assignSaved',
								params: ({ event: { output } }) => ({
									version: output.kind === 'saved' ? output.version : 0,
								}),
							},
							storing,
						],
					},
					{
						guard: answered<LessonNoteVerdict>('conflict'),
						target: 'conflicted',
						actions: {
							type: 'assignOther',
							params: ({ event: { output } }) => ({
								other: output.kind === 'conflict' ? output.other : { body: '', version: 0 },
							}),
						},
					},
					{
						guard: answered<LessonNoteVerdict>('gone'),
						target: 'failed',
						actions: failing('gone'),
					},
					{ target: 'failed', actions: failing('signedOut') },
				],
				onError: { target: 'failed', actions: failing('unavailable') },
			},
		},
		failed: {
			description: 'It is not saved on the server yet, but kept in this browser, and tried again.',
			tags: ['busy', 'failed'],
			meta: { requirement: 'CAT-08' },
			on: {
				'note.changed': { target: 'waiting', actions: writing },
				'connection.restored': 'saving',
				'save.retried': 'saving',
			},
			after: { patience: 'saving' },
		},
		conflicted: {
			description:
				'It was changed in another tab or on another device; nothing is overwritten unasked.',
			tags: 'conflict',
			meta: { requirement: 'CAT-08' },
			on: {
				'note.changed': { actions: writing },
				'own.kept': { target: 'saving', actions: ['assignOwn', storing] },
				'other.taken': { target: 'clean', actions: ['adoptOther', storing] },
			},
		},
	},
})
