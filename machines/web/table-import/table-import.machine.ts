import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import { faultOfFile } from '#machines/kit/table-file.ts'
import type {
	BatchVerdict,
	ChosenFile,
	ImportFailure,
	ReadVerdict,
	TableImportActors,
	TableImportContext,
	TableImportEvent,
	TableImportInput,
	TableImportTag,
} from './table-import.types.ts'

const meta = { requirement: 'SCH-08 DSK-15' }

type ReadAnswer = { event: { output: ReadVerdict } }
type BatchAnswer = { event: { output: BatchVerdict } }
type Chosen = { event: { file: ChosenFile } }

const fileOf = ({ event: { file } }: Chosen) => ({ file })
const choosing = [
	{
		guard: { type: 'isReadable' as const, params: fileOf },
		target: '#table-import.reading',
		actions: { type: 'assignFile' as const, params: fileOf },
	},
	{
		target: '#table-import.choosing.refused',
		actions: { type: 'refuseFile' as const, params: fileOf },
		description: 'It is too large, empty, or no table of text.',
	},
]

/**
 * Imports the rows of a file: reads it, shows what can be taken, and sends it in batches. Teachers
 * of a school are invited with it (SCH-08), settlements are matched (DSK-15).
 */
export const tableImportMachine = setup({
	types: {
		context: {} as TableImportContext,
		events: {} as TableImportEvent,
		tags: {} as TableImportTag,
		meta: {} as { requirement: string },
		input: {} as TableImportInput,
	},
	actors: {} as TableImportActors,
	actions: {
		assignFile: assign((_, { file }: { file: ChosenFile }) => ({
			...{ file, fileFault: null, found: [], good: 0, faults: [], sent: 0, added: 0 },
			failure: null,
		})),
		refuseFile: assign(({ context }, { file }: { file: ChosenFile }) => ({
			file,
			fileFault: faultOfFile(file, context.most),
			found: [],
		})),
		assignRead: assign((_, { verdict }: { verdict: ReadVerdict }) =>
			verdict.kind === 'read'
				? { good: verdict.good, faults: verdict.faults }
				: { fileFault: verdict.fault, found: verdict.found },
		),
		assignUnread: assign({ fileFault: 'unavailable' }),
		countBatch: assign(({ context }, { verdict }: { verdict: BatchVerdict }) =>
			verdict.kind === 'taken'
				? {
						sent: context.sent + verdict.rows,
						added: context.added + verdict.added,
						faults: [...context.faults, ...verdict.faults],
					}
				: {},
		),
		...failureActions<ImportFailure>(),
	},
	guards: {
		isReadable: ({ context }, { file }: { file: ChosenFile }) =>
			faultOfFile(file, context.most) === null,
		hasGood: ({ context }) => context.good > 0,
		hasMore: ({ context }) => context.sent < context.good,
		isKind,
	},
}).createMachine({
	id: 'table-import',
	description:
		'Nothing is sent before the preview was seen; what was sent stays when the rest fails.',
	context: ({ input }) => ({
		...{ file: null, fileFault: null, found: [], good: 0, faults: [], sent: 0, added: 0 },
		failure: null,
		most: input.most,
	}),
	initial: 'choosing',
	states: {
		choosing: {
			meta,
			initial: 'idle',
			on: { 'file.chosen': choosing },
			states: {
				idle: {},
				refused: {
					description: 'The file cannot be read, and why is said.',
					tags: 'failed',
					meta,
				},
			},
		},
		reading: {
			description: 'Rows are checked; the server may be asked which of them it knows.',
			tags: 'busy',
			meta,
			on: { 'import.cancelled': 'choosing' },
			invoke: {
				id: 'readFile',
				src: 'readFile',
				input: ({ context }) => ({ file: context.file! }),
				onDone: [
					{
						guard: answered<ReadVerdict>('read'),
						target: 'previewing',
						actions: {
							type: 'assignRead',
							params: ({ event }: ReadAnswer) => ({ verdict: event.output }),
						},
					},
					{
						target: 'choosing.refused',
						actions: {
							type: 'assignRead',
							params: ({ event }: ReadAnswer) => ({ verdict: event.output }),
						},
					},
				],
				onError: { target: 'choosing.refused', actions: 'assignUnread' },
			},
		},
		previewing: {
			description: 'What can be imported and what is left out is shown; nothing was sent yet.',
			meta,
			on: {
				'file.chosen': choosing,
				'import.confirmed': { guard: 'hasGood', target: 'importing' },
				'import.cancelled': 'choosing',
			},
		},
		importing: {
			tags: 'busy',
			meta,
			invoke: {
				id: 'sendBatch',
				src: 'sendBatch',
				input: ({ context }) => ({ file: context.file!, from: context.sent }),
				onDone: [
					{
						guard: answered<BatchVerdict>('taken'),
						target: 'sorting',
						actions: {
							type: 'countBatch',
							params: ({ event }: BatchAnswer) => ({ verdict: event.output }),
						},
					},
					{
						target: 'interrupted',
						actions: answeredFailure<ImportFailure>(),
					},
				],
				onError: {
					target: 'interrupted',
					actions: unavailable,
				},
			},
		},
		sorting: {
			meta,
			always: [{ guard: 'hasMore', target: 'importing' }, { target: 'imported' }],
		},
		interrupted: {
			description:
				'What was sent stays; the rest is sent from there, in the desk perhaps after the second factor.',
			tags: 'failed',
			meta,
			exit: 'clearFailure',
			on: {
				'import.confirmed': 'importing',
				'connection.restored': 'importing',
				'import.cancelled': 'choosing',
			},
		},
		imported: {
			meta,
			on: { 'file.chosen': choosing },
		},
	},
})
