import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { observeConsented } from '#flows/journey/observe-consented.ts'
import { answerAtlas } from '#processes/observe/observe-channel.ts'
import { ProcessesContext } from '#processes/processes.ts'
import { announce, Toaster } from '#ui/toast.tsx'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'
import { startProcesses } from './start-processes.ts'

/** Builds the app with its long-lived processes; call once, in the browser. */
export const startApp = () => {
  const queryClient = createQueryClient()
  const observeProcesses = observeConsented()
  const processes = startProcesses(queryClient, {
    goTo: (path) => router.history.push(path),
    announce,
  })
  observeProcesses(processes, queryClient)
  answerAtlas()
  const router = createAppRouter({ queryClient, processes })
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) processes.modals.send({ type: 'page.left' })
  })
  return () => (
    <QueryClientProvider client={queryClient}>
      <ProcessesContext value={processes}>
        <RouterProvider router={router} />
        <Toaster />
      </ProcessesContext>
    </QueryClientProvider>
  )
}
