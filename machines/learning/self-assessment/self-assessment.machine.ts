import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { isScore, readScores } from './self-assessment.rules.ts'
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
    takeScore: assign(({ context }, params: { competency: string; score: number }) => ({
      scores: { ...context.scores, [params.competency]: params.score },
      isChanged: true,
    })),
    noteSaved: assign({ isChanged: false }),
    rememberFailure: assign({ failure: (_, { kind }: { kind: AssessmentFailure }) => kind }),
    forgetFailure: assign({ failure: null }),
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
      initial: 'calm',
      on: {
        'score.changed': {
          guard: { type: 'isInRange', params: ({ event: { score } }) => ({ score }) },
          target: '.calm',
          actions: [
            {
              type: 'takeScore',
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
        calm: {},
        failed: {
          description: 'Nothing was kept; every score is still there.',
          tags: 'failed',
          exit: 'forgetFailure',
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
              'noteSaved',
              { type: 'storeScores', params: { kept: null } },
              'announceSaved',
            ],
          },
          {
            target: 'rating.failed',
            actions: {
              type: 'rememberFailure',
              params: ({ event }) => ({ kind: event.output.kind as AssessmentFailure }),
            },
          },
        ],
        onError: {
          target: 'rating.failed',
          actions: { type: 'rememberFailure', params: { kind: 'unavailable' } },
        },
      },
    },
  },
})
