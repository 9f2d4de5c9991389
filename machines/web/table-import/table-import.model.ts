import { tableImportMachine } from './table-import.machine.ts'
import type { TableImportContext, TableImportEvent } from './table-import.types.ts'

const file = { id: 'f1', name: 'teachers.csv', size: 900 }
const faults = [
	{ row: 3, column: 'email' as const, value: 'asha', reason: 'emailInvalid' as const },
]

/** How the paths of table-import are found. */
export const tableImportModel = {
	machine: tableImportMachine,
	inputs: { fresh: { most: 5 } },
	events: {
		'file.chosen': { type: 'file.chosen', file },
		'file.chosen large': {
			type: 'file.chosen',
			file: { id: 'f2', name: 'all.csv', size: 50_000_000 },
		},
		'import.confirmed': { type: 'import.confirmed' },
		'import.cancelled': { type: 'import.cancelled' },
		'connection.restored': { type: 'connection.restored' },
	} satisfies Record<string, TableImportEvent>,
	outcomes: {
		readFile: {
			read: { output: { kind: 'read' as const, good: 501, faults } },
			nothing: { output: { kind: 'read' as const, good: 0, faults } },
			headers: {
				output: { kind: 'refused' as const, fault: 'headers' as const, found: ['Phone'] },
			},
			unreachable: { error: new Error('offline') },
		},
		sendBatch: {
			taken: { output: { kind: 'taken' as const, rows: 300, added: 300, faults: [] } },
			undone: { output: { kind: 'undone' as const } },
			verificationRequired: { output: { kind: 'verificationRequired' as const } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: [],
	project: ({
		file: chosen,
		fileFault,
		found,
		good,
		faults,
		sent,
		added,
		failure,
	}: TableImportContext) => ({
		file: chosen?.name ?? null,
		fileFault,
		found,
		good,
		faults,
		sent,
		added,
		failure,
	}),
}
