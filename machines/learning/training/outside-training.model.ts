import { type OutsideDraft, PROOF_LIMIT } from '#domain/learning/outside-training.rules.ts'
import { outsideTrainingMachine } from './outside-training.machine.ts'
import type { OutsideContext, OutsideEvent, OutsideInput } from './outside-training.types.ts'

const draft: OutsideDraft = {
	title: '',
	provider: 'DIET Pune',
	completedOn: '2026-11-19',
	hours: '2.5',
	kind: 'board',
	standard: 'practice',
}
const id = '0b1e7c1e-5d0f-4c57-9d0e-0a6f6ac7a111'
const fresh: OutsideInput = { id, draft, isKept: false, today: '2026-11-20', stored: null }
const titled = { ...draft, title: 'NEP 2020' }

/** How the paths of outside-training are found. */
export const outsideTrainingModel = {
	machine: outsideTrainingMachine,
	inputs: {
		fresh,
		kept: { ...fresh, draft: titled, isKept: true },
		stored: { ...fresh, stored: { version: 1, id, draft: titled } },
		foreign: { ...fresh, stored: { version: 1, id: 'another', draft: titled } },
	},
	events: {
		'detail.changed': { type: 'detail.changed', field: 'title', value: 'NEP 2020' },
		'proof.chosen': { type: 'proof.chosen', file: { name: 'proof.pdf', size: 14 } },
		'proof.chosen beyond': {
			type: 'proof.chosen',
			file: { name: 'large.pdf', size: PROOF_LIMIT + 1 },
		},
		'training.submitted': { type: 'training.submitted' },
		'removal.requested': { type: 'removal.requested' },
		'removal.confirmed': { type: 'removal.confirmed' },
		'removal.dismissed': { type: 'removal.dismissed' },
	} satisfies Record<string, OutsideEvent>,
	outcomes: {
		saveTraining: {
			done: { output: { kind: 'done' } },
			refused: { output: { kind: 'refused' } },
			unreachable: { error: new Error('offline') },
		},
		removeTraining: {
			done: { output: { kind: 'done' } },
			signedOut: { output: { kind: 'signedOut' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['storeDraft', 'focusFault', 'leaveForm'],
	project: ({ draft: { title }, proof, hadProof, faults, failure, today }: OutsideContext) => ({
		title,
		proof: proof?.name ?? null,
		hadProof,
		faults: Object.entries(faults)
			.filter(([, fault]) => fault)
			.map((fault) => fault.join(' ')),
		failure,
		today,
	}),
}
