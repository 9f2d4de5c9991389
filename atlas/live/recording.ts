import type { Journey } from '#atlas/usage/journey.ts'
import type { Moved } from './live.types.ts'

/** A run that is being recorded; `last` is when its last step was. */
type Run = { journey: Journey; last: number }

/** Runs by tab and actor, in the order in which they began. */
export type Recording = ReadonlyMap<string, Run>

/**
 * The recording after a move. Only runs that begin while it goes on are in it: of others nobody
 * knows how they came to where they are.
 * @param id makes the id of a new journey
 */
export const record = (recording: Recording, move: Moved, id: () => string): Recording => {
	const { type, tab, actor, machine, at, transitions } = move
	const key = `${tab} ${actor}`
	const next = new Map(recording)
	if (type === 'actor.started')
		next.set(key, {
			journey: {
				id: id(),
				machine,
				started_at: new Date(at).toISOString(),
				role: 'unknown',
				device: 'unknown',
				returning: false,
				demo: false,
				ended: 'left',
				steps: [{ transitions, ms: 0 }],
			},
			last: at,
		})
	const run = recording.get(key)
	if (!run) return next
	const steps = [...run.journey.steps, { transitions, ms: Math.max(0, at - run.last) }]
	if (type === 'actor.moved') next.set(key, { journey: { ...run.journey, steps }, last: at })
	// It is over: another actor may get its key.
	if (type === 'actor.stopped') {
		next.delete(key)
		next.set(`${key} ${run.journey.id}`, { ...run, journey: { ...run.journey, ended: 'done' } })
	}
	return next
}

/** A recording as a file that `atlas replay` reads. */
export const writeRecording = (recording: Recording): string =>
	JSON.stringify({ journeys: [...recording.values()].map(({ journey }) => journey) }, null, 2)
