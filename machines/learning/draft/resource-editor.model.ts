import type { DraftContent } from '#domain/learning/draft-content.rules.ts'
import { resourceEditorMachine } from './resource-editor.machine.ts'
import { resourceEditorProperties } from './resource-editor.properties.ts'
import { misreadOf, textsOf, writeWriting } from './resource-editor.rules.ts'
import type { ResourceEditorContext, ResourceEditorEvent } from './resource-editor.types.ts'

/** The fields that decide; the others are only carried. */
const content = {
	title: 'Fractions',
	price: 49_900,
	old_price: null,
	cover: null,
	items: [],
	lessons: [],
} as unknown as DraftContent
const saved = { revision: 1, content }
const elsewhere = { ...content, title: 'Elsewhere' }
const kept = { ...content, title: 'Kept' }

const edited = (edit: Extract<ResourceEditorEvent, { type: 'draft.edited' }>['edit']) =>
	({ type: 'draft.edited', edit }) as const

/** How the paths of resource-editor are found. */
export const resourceEditorModel = {
	machine: resourceEditorMachine,
	inputs: {
		saved: { subject: 'a1 r1', saved, gaps: [], stored: null },
		kept: {
			subject: 'a1 r1',
			saved,
			gaps: [],
			stored: writeWriting('a1 r1', 1, { content: kept, texts: textsOf(kept) }),
		},
	},
	events: {
		'draft.edited title': edited({ kind: 'fields', change: { title: 'Halves' } }),
		'draft.edited price': edited({ kind: 'price', field: 'price', text: 'free?' }),
		'connection.restored': { type: 'connection.restored' },
		'save.retried': { type: 'save.retried' },
		'own.kept': { type: 'own.kept' },
		'other.taken': { type: 'other.taken' },
		'factor.verified': { type: 'factor.verified' },
		'factor.declined': { type: 'factor.declined' },
	} satisfies Record<string, ResourceEditorEvent>,
	outcomes: {
		saveDraft: {
			saved: { output: { kind: 'saved', revision: 2, gaps: ['summary'] } },
			conflict: {
				output: { kind: 'conflict', other: { revision: 4, content: elsewhere } },
			},
			moved: { output: { kind: 'moved' } },
			signedOut: { output: { kind: 'signedOut' } },
			tooLarge: { output: { kind: 'tooLarge' } },
			invalid: { output: { kind: 'invalid' } },
			gone: { output: { kind: 'gone' } },
			verificationRequired: { output: { kind: 'verificationRequired' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: { pause: 1200, patience: 15_000 },
	effects: ['storeDraft'],
	properties: resourceEditorProperties,
	project: ({
		content: shown,
		texts,
		saved: known,
		sent,
		failure,
		other,
	}: ResourceEditorContext) => ({
		title: shown.title,
		sent: sent.title,
		saved: known.content.title,
		revision: known.revision,
		misread: misreadOf(texts).join(' '),
		other: other?.content.title ?? null,
		failure,
	}),
}
