import { RouterClient } from '@tanstack/react-router/ssr/client'
import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { readTheme } from '#features/header/appearance.ts'
import { observeConsented } from '#flows/journey/observe-consented.ts'
import { answerAtlas } from '#processes/observe/observe-channel.ts'
import { announce } from '#ui/announce.ts'
import { createProcesses } from './create-processes.ts'
import { createQueryClient } from './query-client.ts'
import { rest } from './rest.ts'
import { createAppRouter } from './router.tsx'

/** Works when the browser has nothing else to do, at the latest after a second. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 })
  else setTimeout(work)
}

/** Builds the app for the page that the server rendered; call once, in the browser. Its processes start when the page answers to touch. */
export const createApp = async () => {
  const queryClient = createQueryClient()
  const observeProcesses = observeConsented()
  const { processes, start } = createProcesses(queryClient, {
    goTo: (path) => router.history.push(path),
    announce,
    assumed: document.documentElement.dataset.session === 'signedIn' ? 'signedIn' : 'signedOut',
  })
  await rest()
  const router = createAppRouter({
    queryClient,
    processes,
    origin: window.location.origin,
    theme: readTheme(),
    // What processes know at their start changes the page, which would be hydrated in one go for it.
    onReady: () =>
      whenIdle(() => {
        start()
        observeProcesses(processes, queryClient)
        answerAtlas()
        // After what the browser alone knows has been shown as well.
        setTimeout(() => window.replayEarlyInput?.())
      }),
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) processes.modals.send({ type: 'page.left' })
  })
  return () => <RouterClient router={router} />
}

/** Makes the rendered document answer; a transition is rendered in slices. */
export const hydrate = (App: ComponentType): void =>
  startTransition(() => void hydrateRoot(document, <App />))
