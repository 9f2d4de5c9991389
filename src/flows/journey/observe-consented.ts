import type { QueryClient } from '@tanstack/react-query'
import type { InspectionEvent } from 'xstate'
import { readStored } from '#api/versioned-storage.ts'
import { CHOICE_KEY } from '#features/web/journey/choice-key.ts'
import { readChoice } from '#machines/web/journey/journey-recorder.rules.ts'
import { observeAll } from '#processes/journey/observe.ts'
import type { Processes } from '#processes/processes.ts'

const MOST = 2000

const hasAgreed = () => readChoice(readStored(CHOICE_KEY))?.choice === 'agreed'

/**
 * For a visitor who agreed before (ATL-01): keeps in memory what the machines do from their first
 * moment, until the recorder is loaded and decides. Call it before the processes start, and the
 * answer when they have. Without consent nothing is observed.
 */
export const observeConsented = (): ((processes: Processes, queryClient: QueryClient) => void) => {
	if (!hasAgreed()) return () => {}
	const early: [InspectionEvent, number][] = []
	const stop = observeAll((event) => {
		if (early.push([event, performance.now()]) > MOST) stop()
	})
	return (processes, queryClient) => {
		const load = () =>
			import('./recorder-of.ts')
				.then(({ recorderOf }) => recorderOf(processes, queryClient, early))
				.catch((error: unknown) => console.info('journeys are not recorded', error))
				.finally(stop)
		if (document.readyState === 'complete') load()
		else window.addEventListener('load', load, { once: true })
	}
}
