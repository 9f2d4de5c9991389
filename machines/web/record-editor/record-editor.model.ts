import { recordEditorMachine } from './record-editor.machine.ts'
import { recordEditorProperties } from './record-editor.properties.ts'
import type { RecordEditorContext, RecordEditorEvent } from './record-editor.types.ts'

/** How the paths of record-editor are found. */
export const recordEditorModel = {
	machine: recordEditorMachine,
	inputs: { fresh: { draft: { slug: '' } } },
	events: {
		'field.changed': { type: 'field.changed', change: { slug: 'plus' } },
		'form.submitted': { type: 'form.submitted', faults: [] },
		'form.submitted faulty': { type: 'form.submitted', faults: ['slug'] },
		'factor.verified': { type: 'factor.verified' },
		'factor.declined': { type: 'factor.declined' },
	} satisfies Record<string, RecordEditorEvent>,
	outcomes: {
		storeRecord: {
			stored: { output: { kind: 'stored' } },
			taken: { output: { kind: 'taken' } },
			changed: { output: { kind: 'changed' } },
			invalid: { output: { kind: 'invalid' } },
			verificationRequired: { output: { kind: 'verificationRequired' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: [],
	properties: recordEditorProperties,
	project: ({ draft, faults, failure }: RecordEditorContext) => ({ draft, faults, failure }),
}
