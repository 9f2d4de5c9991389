import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { nothingSeen, type Scene, type Seen, sceneOf } from './nudge-scheduler.rules.ts'
import type {
	NudgeSchedulerActors,
	NudgeSchedulerContext,
	NudgeSchedulerEffects,
	NudgeSchedulerEvent,
	NudgeVerdict,
	QuestionnaireVerdict,
} from './nudge-scheduler.types.ts'

type Observed = { event: { seen: Partial<Seen> } }
type Closed = { event: { kind: string; reason: string | null } }
type Recent = { event: { output: NudgeVerdict } }

const remembering = {
	type: 'assignScene' as const,
	params: ({ event }: Observed) => ({ seen: event.seen }),
}
const rememberingDue = {
	type: 'assignDue' as const,
	params: ({ event }: Recent) => ({ dueIn: (event.output as { dueIn: number }).dueIn }),
}
const inScene = (scene: Scene) => ({ type: 'isScene' as const, params: { scene } })

/** Transitions of every state without an open nudge. */
const movedByScene = {
	'scene.observed': [
		{
			guard: { type: 'isOtherScene' as const, params: ({ event }: Observed) => event },
			target: 'deciding',
			actions: remembering,
		},
		{ actions: remembering },
	],
} as const

const leaving = { type: 'isLeaving' as const, params: ({ event }: Observed) => event }
const closing = (kind: string, ...reasons: readonly string[]) => ({
	type: 'isClosing' as const,
	params: ({ event }: Closed) => ({ event, kind, reasons }),
})

/** When the career-interest form and the questionnaire open on the home page (NDG-01, NDG-02). */
export const nudgeSchedulerMachine = setup({
	types: {
		context: {} as NudgeSchedulerContext,
		events: {} as NudgeSchedulerEvent,
		meta: {} as { requirement: string },
	},
	actors: {} as NudgeSchedulerActors,
	actions: {
		...({} as NudgeSchedulerEffects),
		assignScene: assign({
			seen: ({ context }, params: { seen: Partial<Seen> }) => ({ ...context.seen, ...params.seen }),
		}),
		assignDue: assign({ dueIn: (_, params: { dueIn: number }) => params.dueIn }),
		assignClosed: assign({ wasClosed: true }),
		clearClosed: assign({ wasClosed: false }),
		putOff: assign({ isPutOff: true }),
	},
	guards: {
		isScene: ({ context }, params: { scene: Scene }) => sceneOf(context.seen) === params.scene,
		isOtherScene: ({ context }, params: { seen: Partial<Seen> }) =>
			sceneOf({ ...context.seen, ...params.seen }) !== sceneOf(context.seen),
		isLeaving: ({ context }, params: { seen: Partial<Seen> }) =>
			sceneOf({ ...context.seen, ...params.seen }) === 'away',
		isClosing: (
			_,
			{ event, kind, reasons }: Closed & { kind: string; reasons: readonly string[] },
		) => event.kind === kind && (reasons.length === 0 || reasons.includes(event.reason ?? '')),
		wasClosed: ({ context }) => context.wasClosed,
		isPutOff: ({ context }) => context.isPutOff,
		isKind,
	},
	delays: { recheck: 30_000, nudgeInterval: ({ context }) => context.dueIn },
}).createMachine({
	id: 'nudge-scheduler',
	description:
		'One nudge at a time, on the home page, for those signed in. The questionnaire opens again at every re-check of 30 s while it is unanswered, as NDG-02 says; its button Later closes it until the next visit, and after the career-interest form it waits for the next visit as well. A visit is one load of the page.',
	context: { seen: nothingSeen, wasClosed: false, isPutOff: false, dueIn: 0 },
	initial: 'away',
	states: {
		deciding: {
			always: [
				{ guard: inScene('away'), target: 'away' },
				{ guard: inScene('paused'), target: 'paused' },
				{ guard: inScene('crowded'), target: 'crowded' },
				{ guard: 'wasClosed', target: 'waiting' },
				{ target: 'looking' },
			],
		},
		away: {
			description: 'Another page, or nobody is signed in.',
			meta: { requirement: 'NDG-01' },
			on: movedByScene,
		},
		paused: {
			description: 'The tab is hidden or the device offline: nothing is asked and nothing opens.',
			meta: { requirement: 'NDG-02' },
			on: movedByScene,
		},
		crowded: {
			description: 'Another modal is open; two are never.',
			meta: { requirement: 'NDG-02' },
			on: movedByScene,
		},
		looking: {
			description: 'Was the career-interest form shown within 72 hours?',
			meta: { requirement: 'NDG-01' },
			on: movedByScene,
			invoke: {
				id: 'readNudge',
				src: 'readNudge',
				onDone: [
					{ guard: answered<NudgeVerdict>('due'), target: 'careerOpen' },
					{ guard: 'isPutOff', target: 'idle', actions: rememberingDue },
					{ target: 'checking', actions: rememberingDue },
				],
			},
		},
		careerOpen: {
			description:
				'The career-interest form; closing it counts as shown, and so does sending it. The questionnaire waits for the next visit.',
			meta: { requirement: 'NDG-01' },
			entry: 'openCareer',
			on: {
				'scene.observed': [
					{
						guard: leaving,
						target: 'deciding',
						actions: [remembering, 'storeNudged', 'putOff'],
						description: 'Leaving the page closes its modals.',
					},
					{ actions: remembering },
				],
				'modal.closed': {
					guard: closing('careerInterest'),
					target: 'deciding',
					actions: ['storeNudged', 'putOff'],
				},
			},
		},
		checking: {
			description: 'Was the questionnaire answered?',
			meta: { requirement: 'NDG-02' },
			on: movedByScene,
			invoke: {
				id: 'checkQuestionnaire',
				src: 'checkQuestionnaire',
				onDone: [
					{ guard: answered<QuestionnaireVerdict>('answered'), target: 'idle' },
					{ target: 'questionnaireOpen' },
				],
				onError: { target: 'waiting', description: 'No answer: it is asked again.' },
			},
		},
		questionnaireOpen: {
			meta: { requirement: 'NDG-02' },
			entry: 'openQuestionnaire',
			on: {
				'scene.observed': [
					{ guard: leaving, target: 'deciding', actions: [remembering, 'assignClosed'] },
					{ actions: remembering },
				],
				'modal.closed': [
					{
						guard: closing('questionnaire', 'postponed'),
						target: 'deciding',
						actions: 'putOff',
						description: 'Its button Later.',
					},
					{
						guard: closing('questionnaire', 'finished'),
						target: 'deciding',
						description: 'It was answered.',
					},
					{ guard: closing('questionnaire'), target: 'deciding', actions: 'assignClosed' },
				],
			},
		},
		waiting: {
			description: 'Until the next re-check.',
			meta: { requirement: 'NDG-02' },
			on: movedByScene,
			after: { recheck: { target: 'looking', actions: 'clearClosed' } },
		},
		idle: {
			description: 'Only the career-interest form is left, once it is due again.',
			meta: { requirement: 'NDG-01' },
			on: movedByScene,
			after: { nudgeInterval: { target: 'looking' } },
		},
	},
})
