import { nudgeSchedulerMachine } from './nudge-scheduler.machine.ts'
import { nudgeSchedulerProperties } from './nudge-scheduler.properties.ts'
import { NUDGE_INTERVAL } from './nudge-scheduler.rules.ts'
import type { NudgeSchedulerContext, NudgeSchedulerEvent } from './nudge-scheduler.types.ts'

/** How the paths of nudge-scheduler are found. */
export const nudgeSchedulerModel = {
  machine: nudgeSchedulerMachine,
  inputs: { start: undefined },
  events: {
    'scene.observed clear': { type: 'scene.observed', scene: 'clear' },
    'scene.observed crowded': { type: 'scene.observed', scene: 'crowded' },
    'scene.observed paused': { type: 'scene.observed', scene: 'paused' },
    'scene.observed away': { type: 'scene.observed', scene: 'away' },
    'career.closed': { type: 'career.closed' },
    'questionnaire.closed': { type: 'questionnaire.closed' },
    'questionnaire.postponed': { type: 'questionnaire.postponed' },
    'questionnaire.answered': { type: 'questionnaire.answered' },
  } satisfies Record<string, NudgeSchedulerEvent>,
  outcomes: {
    readNudge: {
      recent: { output: { kind: 'recent', dueIn: NUDGE_INTERVAL } },
      due: { output: { kind: 'due' } },
    },
    checkQuestionnaire: {
      answered: { output: { kind: 'answered' } },
      open: { output: { kind: 'open' } },
      unreachable: { error: new Error('offline') },
    },
  },
  delays: { recheck: 30_000, nudgeInterval: NUDGE_INTERVAL },
  effects: ['openCareer', 'openQuestionnaire', 'storeNudged'],
  project: ({ scene, wasClosed, isPutOff, dueIn }: NudgeSchedulerContext) => ({
    scene,
    wasClosed,
    isPutOff,
    dueIn,
  }),
  properties: nudgeSchedulerProperties,
}
