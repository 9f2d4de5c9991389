import { assign, setup } from 'xstate'
import { readChoice, withJourney } from './journey-recorder.rules.ts'
import type {
	Choice,
	Journey,
	JourneyRecorderContext,
	JourneyRecorderEffects,
	JourneyRecorderEvent,
	JourneyRecorderInput,
	JourneyRecorderTag,
} from './journey-recorder.types.ts'

type Ended = { event: { journey: Journey } }

const storing = (choice: Choice) => ({ type: 'storeChoice' as const, params: { choice } })
const keeping = { type: 'assignJourney' as const, params: ({ event }: Ended) => event }
const sending = {
	type: 'sendBatch' as const,
	params: ({ context }: { context: JourneyRecorderContext }) => ({ journeys: context.batch }),
}

/** Records and sends journeys: by consent (ATL-01), as a sample (ATL-02), in batches (ATL-03). */
export const journeyRecorderMachine = setup({
	types: {
		context: {} as JourneyRecorderContext,
		events: {} as JourneyRecorderEvent,
		input: {} as JourneyRecorderInput,
		tags: {} as JourneyRecorderTag,
		meta: {} as { requirement: string },
	},
	actions: {
		...({} as JourneyRecorderEffects),
		assignJourney: assign({
			batch: ({ context }, params: { journey: Journey }) =>
				withJourney(context.batch, params.journey),
		}),
		emptyBatch: assign({ batch: [] }),
	},
	guards: {
		isSignalled: ({ context }) => context.signalled,
		hasAgreed: ({ context }) => context.remembered === 'agreed',
		hasRefused: ({ context }) => context.remembered === 'refused',
		isDrawn: ({ context }) => context.draw < context.share,
		isFull: ({ context }, params: { journey: Journey }) =>
			withJourney(context.batch, params.journey).length >= context.batchSize,
	},
	delays: { batchPause: 30_000 },
}).createMachine({
	id: 'journey-recorder',
	description: 'Whether and when journeys are recorded and sent.',
	context: ({ input: { stored, ...given } }) => ({
		...given,
		remembered: readChoice(stored)?.choice ?? null,
		batch: [],
	}),
	initial: 'opening',
	states: {
		opening: {
			meta: { requirement: 'ATL-01' },
			always: [
				{
					guard: 'isSignalled',
					target: 'spared',
					description: 'Do Not Track and Global Privacy Control count as a refusal.',
				},
				{ guard: 'hasAgreed', target: 'drawing' },
				{ guard: 'hasRefused', target: 'declined' },
				{ target: 'undecided' },
			],
		},
		undecided: {
			description: 'The question is open; nothing is recorded.',
			tags: 'asking',
			meta: { requirement: 'ATL-01' },
			on: {
				'consent.given': { target: 'drawing', actions: storing('agreed') },
				'consent.refused': { target: 'declined', actions: storing('refused') },
			},
		},
		declined: {
			description: 'Nothing is recorded; the answer can be changed.',
			tags: 'declined',
			meta: { requirement: 'ATL-01' },
			on: { 'consent.given': { target: 'drawing', actions: storing('agreed') } },
		},
		spared: {
			description: 'The browser refused for its owner; nobody is asked.',
			meta: { requirement: 'ATL-01' },
		},
		drawing: {
			meta: { requirement: 'ATL-02' },
			always: [{ guard: 'isDrawn', target: 'recording' }, { target: 'unsampled' }],
		},
		unsampled: {
			description: 'Agreed, but not among those who are recorded on this visit.',
			tags: 'agreed',
			meta: { requirement: 'ATL-02' },
			on: { 'consent.refused': { target: 'declined', actions: storing('refused') } },
		},
		recording: {
			tags: 'agreed',
			meta: { requirement: 'ATL-03' },
			entry: 'startWatching',
			exit: 'stopWatching',
			initial: 'empty',
			on: {
				'consent.refused': {
					target: 'declined',
					actions: [storing('refused'), 'emptyBatch'],
					description: 'What was not sent yet is deleted.',
					meta: { requirement: 'ATL-01' },
				},
			},
			states: {
				empty: {
					description: 'Nothing waits to be sent.',
					meta: { requirement: 'ATL-03' },
					on: { 'journey.ended': { target: 'collecting', actions: keeping } },
				},
				collecting: {
					description: 'Journeys wait for more, for the pause, or for the page to be hidden.',
					meta: { requirement: 'ATL-03' },
					after: { batchPause: { target: 'empty', actions: [sending, 'emptyBatch'] } },
					on: {
						'journey.ended': [
							{
								guard: { type: 'isFull', params: ({ event }: Ended) => event },
								target: 'empty',
								actions: [keeping, sending, 'emptyBatch'],
							},
							{ actions: keeping },
						],
						'page.hidden': {
							target: 'empty',
							actions: [sending, 'emptyBatch'],
							description: 'It may never be seen again.',
						},
					},
				},
			},
		},
	},
})
