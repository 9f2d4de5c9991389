import { assign, setup } from 'xstate'
import { isScore } from '#domain/learning/self-assessment.rules.ts'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import { readScores } from './self-assessment.rules.ts'
import type {
	AssessmentFailure,
	AssessmentVerdict,
	SelfAssessmentActors,
	SelfAssessmentContext,
	SelfAssessmentEffects,
	SelfAssessmentEvent,
	SelfAssessmentInput,
	SelfAssessmentTag,
} from './self-assessment.types.ts'

type InContext = { context: SelfAssessmentContext }

/** A teacher judges own competencies (PRF-01). */
export const selfAssessmentMachine = setup({
	types: {
		context: {} as SelfAssessmentContext,
		events: {} as SelfAssessmentEvent,
		input: {} as SelfAssessmentInput,
		tags: {} as SelfAssessmentTag,
		meta: {} as { requirement: string },
	},
	actors: {} as SelfAssessmentActors,
	actions: {
		...({} as SelfAssessmentEffects),
		assignScore: assign(({ context }, params: { competency: string; score: number }) => ({
			scores: { ...context.scores, [params.competency]: params.score },
			isChanged: true,
		})),
		assignSaved: assign({ isChanged: false }),
		...failureActions<AssessmentFailure>(),
	},
	guards: {
		isInRange: (_, { score }: { score: number }) => isScore(score),
		isChanged: ({ context }) => context.isChanged,
		isKind,
	},
}).createMachine({
	id: 'self-assessment',
	description: 'A score for each competency; what was not sent stays over a reload.',
	context: ({ input: { accountId, given, stored } }) => {
		const kept = readScores(stored, accountId)
		return {
			accountId,
			scores: { ...given, ...kept },
			isChanged: kept !== null,
			failure: null,
		}
	},
	initial: 'rating',
	states: {
		rating: {
			meta: { requirement: 'PRF-01' },
			initial: 'idle',
			on: {
				'score.changed': {
					guard: { type: 'isInRange', params: ({ event: { score } }) => ({ score }) },
					target: '.idle',
					actions: [
						{
							type: 'assignScore',
							params: ({ event: { competency, score } }) => ({ competency, score }),
						},
						{
							type: 'storeScores',
							params: ({ context: { accountId, scores } }: InContext) => ({
								kept: { accountId, scores },
							}),
						},
					],
					description: 'From 10 to 100 in steps of 10.',
				},
				'assessment.submitted': [
					{ guard: 'isChanged', target: 'saving' },
					{ actions: 'announceNothing' },
				],
			},
			states: {
				idle: {},
				failed: {
					description: 'Nothing was kept; every score is still there.',
					tags: 'failed',
					exit: 'clearFailure',
				},
			},
		},
		saving: {
			tags: 'busy',
			meta: { requirement: 'PRF-01' },
			invoke: {
				id: 'saveAssessment',
				src: 'saveAssessment',
				input: ({ context: { scores } }) => ({ scores }),
				onDone: [
					{
						guard: answered<AssessmentVerdict>('saved'),
						target: 'rating',
						actions: [
							'assignSaved',
							{ type: 'storeScores', params: { kept: null } },
							'announceSaved',
						],
					},
					{
						target: 'rating.failed',
						actions: answeredFailure<AssessmentFailure>(),
					},
				],
				onError: {
					target: 'rating.failed',
					actions: unavailable,
				},
			},
		},
	},
})
