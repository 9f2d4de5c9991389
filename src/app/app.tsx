import { RouterClient } from '@tanstack/react-router/ssr/client'
import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type SnapshotFrom, waitFor } from 'xstate'
import { readTheme } from '#features/web/page/appearance.ts'
import { observeConsented } from '#flows/journey/observe-consented.ts'
import { answerAtlas } from '#processes/journey/observe-channel.ts'
import { isKeptShell } from '#processes/kept-shell.ts'
import type { Processes } from '#processes/processes.ts'
import { createQueryClient } from '#processes/query-client.ts'
import { whenIdle } from '#processes/when-idle.ts'
import { announce } from '#ui/dialog/announce.ts'
import { createProcesses } from './create-processes.ts'
import { focusHeading } from './focus-heading.ts'
import { tellLostParts } from './lost-part.ts'
import { rest } from './rest.ts'
import { restoreFocus } from './restore-focus.ts'
import { createAppRouter } from './router.tsx'

const isRestored = (session: SnapshotFrom<Processes['session']>) => !session.matches('restoring')

/** Delay in ms before the service worker is registered, so that short visits do not pay for it. */
const LOOKED_AT = 3000

const isOfDesk = (path: string): boolean => /^\/desk([/?#]|$)/.test(path)

const once = (work: () => void) => {
	let isDone = false
	return (): void => {
		if (isDone) return
		isDone = true
		work()
	}
}

/**
 * Builds the app for the page that the server rendered; call once, in the browser. Its processes
 * start when the page answers to touch.
 */
export const createApp = async () => {
	tellLostParts()
	const queryClient = createQueryClient()
	const observeProcesses = observeConsented()
	const readyForOffline = (): Promise<void> =>
		Promise.all([
			import('#processes/offline-queue/start-offline.ts'),
			import('#processes/offline-queue/start-server-return.ts'),
			import('#features/web/offline-queue/offline-bar.tsx'),
		]).then(
			([{ startOffline }, { startServerReturn }]) => {
				const { leavePage } = startServerReturn(queryClient)
				router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && leavePage())
				return void startOffline(processes, queryClient, announce)
			},
			(error: unknown) => {
				console.info('pages are not kept', error)
				window.addEventListener('online', () => void readyForOffline(), { once: true })
			},
		)
	const { processes, start } = createProcesses(queryClient, {
		// The desk is another app below the same address.
		goTo: (path) => (isOfDesk(path) ? window.location.assign(path) : router.history.push(path)),
		announce,
		assumed: document.documentElement.dataset.session === 'signedIn' ? 'signedIn' : 'signedOut',
		renderedSchool: document.documentElement.dataset.mode === 'school',
	})
	if (isKeptShell()) {
		const { restoreFacts } = await import('#processes/offline-queue/restore-facts.ts')
		await restoreFacts(queryClient)
	}
	await rest()
	const router = createAppRouter({
		queryClient,
		processes,
		origin: window.location.origin,
		theme: readTheme(),
		site: null,
		// The initial state of processes changes the page, which would be hydrated in one go for it.
		onReady: once(() => {
			performance.mark('page-ready')
			whenIdle(() => {
				start()
				observeProcesses(processes, queryClient)
				answerAtlas()
				// The account is known by then, and the browser's own state has been shown.
				waitFor(processes.session, isRestored, { timeout: 5000 })
					.catch(() => undefined)
					.then(async () => {
						// Without a connection a press is kept for later: what keeps it is there before presses
						// are.
						if (isKeptShell()) await readyForOffline()
						else setTimeout(() => whenIdle(readyForOffline), LOOKED_AT)
						setTimeout(() => window.replayEarlyInput?.())
					})
			})
		}),
	})
	restoreFocus(router)
	focusHeading(router)
	router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
		if (fromLocation && pathChanged) processes.modals.send({ type: 'page.left' })
	})
	return () => <RouterClient router={router} />
}

/** Makes the rendered document answer; a transition is rendered in slices. */
export const hydrate = (App: ComponentType): void => {
	// A stored shell has the shape of some page. This page may have another shape or be ready
	// immediately; React recovers by rendering it.
	const options = isKeptShell() ? { onRecoverableError: () => undefined } : {}
	startTransition(() => void hydrateRoot(document, <App />, options))
}
