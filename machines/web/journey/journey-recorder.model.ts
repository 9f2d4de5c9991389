import { journeyRecorderMachine } from './journey-recorder.machine.ts'
import { writeChoice } from './journey-recorder.rules.ts'
import type {
	Journey,
	JourneyRecorderContext,
	JourneyRecorderEvent,
	JourneyRecorderInput,
} from './journey-recorder.types.ts'

const input: JourneyRecorderInput = {
	stored: null,
	signalled: false,
	draw: 0.2,
	share: 0.25,
	batchSize: 2,
}

const journey = (id: string, steps = 1): Journey => ({
	id,
	machine: 'promo-check',
	started_at: '2026-11-20T10:00:00.000Z',
	role: 'visitor',
	device: 'phone',
	returning: false,
	ended: 'left',
	steps: Array.from({ length: steps }, () => ({ transitions: [], ms: 0 })),
})

/** How the paths of the journey recorder are found. */
export const journeyRecorderModel = {
	machine: journeyRecorderMachine,
	inputs: {
		new: input,
		agreed: { ...input, stored: writeChoice('agreed', '2026-11-19') },
		refused: { ...input, stored: writeChoice('refused', '2026-11-19') },
		outdated: { ...input, stored: { version: 0, choice: 'agreed', day: '2026-11-19' } },
		signalled: { ...input, signalled: true, stored: writeChoice('agreed', '2026-11-19') },
		undrawn: { ...input, draw: 0.25 },
	},
	events: {
		'consent.given': { type: 'consent.given' },
		'consent.refused': { type: 'consent.refused' },
		'journey.ended one': { type: 'journey.ended', journey: journey('j1') },
		'journey.ended other': { type: 'journey.ended', journey: journey('j2') },
		'journey.ended longer': { type: 'journey.ended', journey: journey('j1', 2) },
		'page.hidden': { type: 'page.hidden' },
	} satisfies Record<string, JourneyRecorderEvent>,
	outcomes: {},
	delays: { batchPause: 30_000 },
	effects: ['storeChoice', 'startWatching', 'stopWatching', 'sendBatch'],
	project: ({ draw, batch }: JourneyRecorderContext) => ({
		draw,
		batch: batch.map(({ id, steps }) => `${id} ${steps.length}`),
	}),
}
