import { assign, setup } from 'xstate'
import {
	type OutsideDraft,
	outsideFaults,
	PROOF_LIMIT,
} from '#domain/learning/outside-training.rules.ts'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import { readDraft } from './outside-draft.rules.ts'
import type {
	OutsideActors,
	OutsideContext,
	OutsideEffects,
	OutsideEvent,
	OutsideFailure,
	OutsideInput,
	OutsideTag,
	OutsideVerdict,
	ProofFile,
} from './outside-training.types.ts'

type InContext = { context: OutsideContext }

const faultsOf = ({ draft, proof, hadProof, today }: OutsideContext) =>
	outsideFaults(draft, today, hadProof || proof !== null)
const keeping = {
	type: 'storeDraft' as const,
	params: ({ context: { id, draft } }: InContext) => ({ kept: { id, draft } }),
}
const forgetting = { type: 'storeDraft' as const, params: { kept: null } }
const failing = answeredFailure<OutsideFailure>()
const unanswered = {
	target: 'editing.failed',
	actions: unavailable,
} as const

/** A training that a teacher had elsewhere, with its proof: added, changed or removed (HRS-02). */
export const outsideTrainingMachine = setup({
	types: {
		context: {} as OutsideContext,
		events: {} as OutsideEvent,
		input: {} as OutsideInput,
		tags: {} as OutsideTag,
		meta: {} as { requirement: string },
	},
	actors: {} as OutsideActors,
	actions: {
		...({} as OutsideEffects),
		assignDetail: assign(({ context }, params: { field: keyof OutsideDraft; value: string }) => ({
			draft: { ...context.draft, [params.field]: params.value },
			faults: { ...context.faults, [params.field]: undefined },
		})),
		assignProof: assign(({ context }, { file }: { file: ProofFile }) => ({
			proof: file,
			faults: { ...context.faults, proof: undefined },
		})),
		assignFaults: assign({ faults: ({ context }) => faultsOf(context) }),
		...failureActions<OutsideFailure>(),
	},
	guards: {
		isComplete: ({ context }) => Object.keys(faultsOf(context)).length === 0,
		isTooLarge: (_, { file }: { file: ProofFile }) => file.size > PROOF_LIMIT,
		isAdded: ({ context }) => context.hadProof,
		isKind,
	},
}).createMachine({
	id: 'outside-training',
	description:
		'What is typed stays over a reload and a lost connection; the file has to be chosen again after a reload.',
	context: ({ input: { id, draft, isKept, today, stored } }) => {
		const kept = readDraft(stored)
		return {
			id,
			draft: kept?.id === id ? kept.draft : draft,
			proof: null,
			hadProof: isKept,
			today,
			faults: {},
			failure: null,
		}
	},
	initial: 'editing',
	states: {
		editing: {
			meta: { requirement: 'HRS-02' },
			initial: 'idle',
			on: {
				'detail.changed': {
					target: '.idle',
					actions: [
						{
							type: 'assignDetail',
							params: ({ event: { field, value } }) => ({ field, value }),
						},
						keeping,
					],
				},
				'proof.chosen': [
					{
						guard: { type: 'isTooLarge', params: ({ event: { file } }) => ({ file }) },
						target: '.failed',
						actions: { type: 'assignFailure', params: { kind: 'tooLarge' } },
						description: 'A file of more than 10 MB is not taken; the one before stays.',
					},
					{
						target: '.idle',
						actions: { type: 'assignProof', params: ({ event: { file } }) => ({ file }) },
					},
				],
				'training.submitted': [
					{ guard: 'isComplete', target: 'sending' },
					{
						target: '.idle',
						actions: ['assignFaults', 'focusFault'],
						description: 'The first field that is wrong gets the focus.',
					},
				],
				'removal.requested': { guard: 'isAdded', target: 'asking' },
			},
			states: {
				idle: {},
				failed: {
					description: 'Nothing was changed; everything that was typed is still there.',
					tags: 'failed',
					meta: { requirement: 'HRS-02' },
					exit: 'clearFailure',
				},
			},
		},
		sending: {
			tags: 'busy',
			meta: { requirement: 'HRS-02' },
			invoke: {
				id: 'saveTraining',
				src: 'saveTraining',
				input: ({ context: { id, draft, proof } }) => ({ id, draft, proof }),
				onDone: [
					{ guard: answered<OutsideVerdict>('done'), target: 'saved' },
					{ target: 'editing.failed', actions: failing },
				],
				onError: unanswered,
			},
		},
		asking: {
			tags: 'asking',
			description: 'A training is removed with its proof, and nothing brings it back.',
			meta: { requirement: 'HRS-02' },
			on: { 'removal.confirmed': 'removing', 'removal.dismissed': 'editing' },
		},
		removing: {
			tags: ['busy', 'asking'],
			meta: { requirement: 'HRS-02' },
			invoke: {
				id: 'removeTraining',
				src: 'removeTraining',
				input: ({ context: { id } }) => ({ id }),
				onDone: [
					{ guard: answered<OutsideVerdict>('done'), target: 'removed' },
					{ target: 'editing.failed', actions: failing },
				],
				onError: unanswered,
			},
		},
		saved: {
			type: 'final',
			meta: { requirement: 'HRS-02' },
			entry: [forgetting, { type: 'leaveForm', params: { outcome: 'saved' } }],
		},
		removed: {
			type: 'final',
			meta: { requirement: 'HRS-02' },
			entry: [forgetting, { type: 'leaveForm', params: { outcome: 'removed' } }],
		},
	},
})
