import { MOST_DOCUMENTS } from '#domain/school/document-upload.rules.ts'
import { documentUploadMachine } from './document-upload.machine.ts'
import type { DocumentUploadContext, DocumentUploadEvent } from './document-upload.types.ts'

const letter = { id: 'd1', name: 'letter.pdf', size: 40_000 }
const seal = { id: 'd2', name: 'seal.PNG', size: 90_000 }

/** How the paths of document-upload are found. */
export const documentUploadModel = {
	machine: documentUploadMachine,
	inputs: { first: { handedIn: 0 }, 'one left': { handedIn: MOST_DOCUMENTS - 1 } },
	events: {
		'documents.chosen': { type: 'documents.chosen', documents: [letter, seal] },
		'documents.chosen foreign': {
			type: 'documents.chosen',
			documents: [
				{ id: 'd3', name: 'list.xlsx', size: 10 },
				{ id: 'd4', name: 'scan.jpg', size: 11_000_000 },
			],
		},
		'document.removed': { type: 'document.removed', id: 'd2' },
		'documents.submitted': { type: 'documents.submitted' },
		'connection.restored': { type: 'connection.restored' },
	} satisfies Record<string, DocumentUploadEvent>,
	outcomes: {
		sendDocument: {
			kept: { output: { kind: 'kept' } },
			wrongType: { output: { kind: 'wrongType' } },
			signedOut: { output: { kind: 'signedOut' } },
			verified: { output: { kind: 'verified' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: [],
	project: ({ handedIn, waiting, sent, refused, failure }: DocumentUploadContext) => ({
		handedIn,
		waiting: waiting.map(({ name }) => name),
		sent: sent > 1 ? 'several' : sent,
		refused: [...new Set(refused.map(({ fault }) => fault))],
		failure,
	}),
}
