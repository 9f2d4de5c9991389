import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type Processes, useProcesses } from '#processes/processes.ts'
import { whenIdle } from '#processes/when-idle.ts'

let isLoading = false
let isHome = false
let report: ((isHome: boolean) => void) | null = null

const tell = (next: boolean) => {
	isHome = next
	report?.(isHome)
}

const load = async (processes: Processes, queryClient: QueryClient) => {
	try {
		const { startNudgeScheduler } = await import('./start-nudge-scheduler.ts')
		report = startNudgeScheduler(processes, queryClient)
		report(isHome)
	} catch (error) {
		isLoading = false
		console.info('nudges are not shown yet', error)
	}
}

/**
 * Loads the scheduler when a signed-in account opens the home page, and notifies it when they
 * leave.
 */
const followHome = (
	processes: Processes,
	router: AnyRouter,
	queryClient: QueryClient,
): (() => void) => {
	const start = () => {
		if (isLoading || !processes.session.getSnapshot().hasTag('signedIn')) return
		isLoading = true
		whenIdle(() => void load(processes, queryClient))
	}
	tell(true)
	const { unsubscribe } = processes.session.subscribe(start)
	start()
	const forget = router.subscribe('onBeforeNavigate', ({ pathChanged }) => tell(!pathChanged))
	return () => {
		unsubscribe()
		forget()
		tell(false)
	}
}

/** The nudges of the home page (NDG-01, NDG-02), for as long as the calling view is shown. */
export const useNudges = (): void => {
	const processes = useProcesses()
	const router = useRouter()
	const queryClient = useQueryClient()
	useEffect(() => followHome(processes, router, queryClient), [processes, router, queryClient])
}
