import type { AnyActor } from 'xstate'
import { newId } from '#api/new-id.ts'
import type { Journey } from '#machines/web/journey/journey-recorder.types.ts'
import type { Move } from '#processes/journey/observe-moves.ts'

type Run = Pick<Journey, 'id' | 'machine' | 'started_at' | 'steps'> & {
	last: number
	/** How many steps were reported already. */
	reported: number
}

/** The traveller of a journey; a null role is not reported. */
export type Traveller = Pick<Journey, 'device' | 'returning'> & {
	role: () => Journey['role'] | null
}

/** Limit of the contract of POST /v1/journeys. */
const MOST_STEPS = 500
const MOST_TRANSITIONS = 20
const LONGEST_PAUSE = 86_400_000

/**
 * Writes down the moves of the machines that start from now on, as journeys (ATL-04). Moves of a
 * machine that ran before are not written: a journey begins at its start. `at` is milliseconds of
 * the page's clock, as `performance.now()` tells them.
 */
export const openJournal = (traveller: Traveller, report: (journey: Journey) => void) => {
	const runs = new Map<AnyActor, Run>()

	const tell = (run: Run, ended: Journey['ended']) => {
		const { device, returning, role } = traveller
		const who = role()
		const { id, machine, started_at, steps } = run
		if (who !== null && steps.length > run.reported)
			report({ id, machine, started_at, role: who, device, returning, ended, steps: [...steps] })
		run.reported = steps.length
	}

	const write = (run: Run, transitions: string[], at: number) => {
		if (run.steps.length >= MOST_STEPS) return
		const ms = Math.min(Math.max(Math.round(at - run.last), 0), LONGEST_PAUSE)
		run.steps.push({ transitions: transitions.slice(0, MOST_TRANSITIONS), ms })
		run.last = at
	}

	return {
		take: ({ kind, actor, machine, transitions, snapshot }: Move, at: number): void => {
			if (kind === 'started') {
				const started_at = new Date(performance.timeOrigin + at).toISOString()
				const id = newId()
				runs.set(actor, { id, machine, started_at, steps: [], last: at, reported: 0 })
			}
			const run = runs.get(actor)
			if (!run) return
			if (kind !== 'stopped') {
				write(run, transitions, at)
				return
			}
			runs.delete(actor)
			const isDone = snapshot.status === 'done'
			if (isDone) run.reported = 0
			tell(run, isDone ? 'done' : 'left')
		},
		/**
		 * The page may be about to close: reports every run in its current state. A run that continues
		 * is reported again, longer.
		 */
		leave: (): void => {
			for (const run of runs.values()) tell(run, 'left')
		},
	}
}
