/**
 * One macrostep of a recorded run: the ids of the transitions it took, in order, and milliseconds
 * since the step before.
 */
export type JourneyStep = { transitions: string[]; ms: number }

/**
 * One recorded run of one machine: no payload, no context, nobody's name. The first step is the
 * start.
 */
export type Journey = {
	id: string
	machine: string
	started_at: string
	role: string
	device: string
	returning: boolean
	demo: boolean
	ended: 'done' | 'left'
	steps: JourneyStep[]
}

/**
 * The answer of GET /v1/journeys: transitions are written once and steps refer to them by index.
 */
export type JourneysAnswer = {
	transitions: string[]
	journeys: (Omit<Journey, 'steps'> & { steps: [transitions: number[], ms: number][] })[]
}

/** Reads what GET /v1/journeys answers. */
export const readJourneys = ({ transitions, journeys }: JourneysAnswer): Journey[] =>
	journeys.map((journey) => ({
		...journey,
		steps: journey.steps.map(([taken, ms]) => ({
			transitions: taken.map((i) => transitions[i]!),
			ms,
		})),
	}))
