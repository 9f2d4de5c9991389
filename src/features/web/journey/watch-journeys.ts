import type { InspectionEvent } from 'xstate'
import type { JourneyRecorderEvent } from '#machines/web/journey/journey-recorder.types.ts'
import { observeAll } from '#processes/journey/observe.ts'
import { movesTo } from '#processes/journey/observe-moves.ts'
import { openJournal, type Traveller } from './journal.ts'

/** Inspection events from before the recorder was loaded, each with its `performance.now()`. */
export type Early = readonly (readonly [event: InspectionEvent, at: number])[]

/**
 * Watches the machines of this tab and tells the recorder of each journey's end; the answer ends
 * it.
 */
export const watchJourneys = (
	traveller: Traveller,
	early: Early,
	recorder: { send: (event: JourneyRecorderEvent) => void },
): (() => void) => {
	const journal = openJournal(traveller, (journey) =>
		recorder.send({ type: 'journey.ended', journey }),
	)
	let now = () => performance.now()
	const take = movesTo((move) => journal.take(move, now()))
	for (const [event, at] of early) {
		now = () => at
		take(event)
	}
	now = () => performance.now()
	const unobserve = observeAll(take)
	const hide = () => {
		if (document.visibilityState === 'visible') return
		journal.leave()
		recorder.send({ type: 'page.hidden' })
	}
	document.addEventListener('visibilitychange', hide)
	return () => {
		unobserve()
		document.removeEventListener('visibilitychange', hide)
	}
}
