import { RouterClient } from '@tanstack/react-router/ssr/client'
import { readTheme } from '#features/header/appearance.ts'
import { observeConsented } from '#flows/journey/observe-consented.ts'
import { answerAtlas } from '#processes/observe/observe-channel.ts'
import { announce } from '#ui/announce.ts'
import { createProcesses } from './create-processes.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'

/** Builds the app for the page that the server rendered; call once, in the browser. Its processes start when the page answers to touch. */
export const createApp = () => {
  const queryClient = createQueryClient()
  const observeProcesses = observeConsented()
  const { processes, start } = createProcesses(queryClient, {
    goTo: (path) => router.history.push(path),
    announce,
    assumed: document.documentElement.dataset.session === 'signedIn' ? 'signedIn' : 'signedOut',
  })
  const router = createAppRouter({
    queryClient,
    processes,
    origin: window.location.origin,
    theme: readTheme(),
    onReady: () => {
      start()
      observeProcesses(processes, queryClient)
      answerAtlas()
      // After what the browser alone knows has been shown as well.
      setTimeout(() => window.replayEarlyInput?.())
    },
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) processes.modals.send({ type: 'page.left' })
  })
  return () => <RouterClient router={router} />
}
