import { nudgeSchedulerMachine } from './nudge-scheduler.machine.ts'
import { nudgeSchedulerProperties } from './nudge-scheduler.properties.ts'
import { NUDGE_INTERVAL, nothingSeen, sceneOf } from './nudge-scheduler.rules.ts'
import type { NudgeSchedulerContext, NudgeSchedulerEvent } from './nudge-scheduler.types.ts'

const clear = { ...nothingSeen, isHome: true, signedIn: true }

/** How the paths of nudge-scheduler are found. */
export const nudgeSchedulerModel = {
	machine: nudgeSchedulerMachine,
	inputs: { start: undefined },
	events: {
		'scene.observed clear': { type: 'scene.observed', seen: clear },
		'scene.observed crowded': { type: 'scene.observed', seen: { ...clear, hasModal: true } },
		'scene.observed paused': { type: 'scene.observed', seen: { ...clear, online: false } },
		'scene.observed away': { type: 'scene.observed', seen: { ...clear, isHome: false } },
		'modal.closed career': { type: 'modal.closed', kind: 'careerInterest', reason: 'button' },
		'modal.closed questionnaire': { type: 'modal.closed', kind: 'questionnaire', reason: 'escape' },
		'modal.closed postponed': {
			type: 'modal.closed',
			kind: 'questionnaire',
			reason: 'postponed',
		},
		'modal.closed answered': { type: 'modal.closed', kind: 'questionnaire', reason: 'finished' },
		'modal.closed other': { type: 'modal.closed', kind: 'share', reason: 'escape' },
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
	project: ({ seen, wasClosed, isPutOff, dueIn }: NudgeSchedulerContext) => ({
		scene: sceneOf(seen),
		wasClosed,
		isPutOff,
		dueIn,
	}),
	properties: nudgeSchedulerProperties,
}
