import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { createQueryClient } from '#app/query-client.ts'
import { createAppRouter } from '#app/router.tsx'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import { logoutMachine } from '#machines/logout/logout.machine.ts'
import { modalStackMachine } from '#machines/modal-stack/modal-stack.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { type Processes, ProcessesContext } from '#processes/processes.ts'

const unknown = sessionMachine.provide({
  actors: { restoreSession: fromPromise(() => new Promise(() => undefined)) },
})

const idle = (): Processes => ({
  session: createActor(unknown, { input: {} }),
  cart: createActor(cartMachine, { input: {} }),
  modals: createActor(modalStackMachine, { input: { signedIn: false } }),
  logout: createActor(logoutMachine, { input: {} }),
})

const screens = [
  ['/', 'Learn what your class needs next'],
  ['/learning?type=webinar&page=2', 'Learning resources'],
  ['/courses', 'Courses'],
  ['/bundle-products', 'Bundle Products'],
  ['/quiz', 'Quizzes'],
  ['/cart', 'Cart'],
  ['/login', 'Sign in'],
  ['/nowhere', 'This page does not exist'],
]

test.each(screens)('NAV-12 %s renders in Node, where there is no window', async (path, heading) => {
  expect(typeof window).toBe('undefined')
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const queryClient = createQueryClient()
  const processes = idle()
  const history = createMemoryHistory({ initialEntries: [path!] })
  const router = createAppRouter({ queryClient, processes }, history)
  await router.load()
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <ProcessesContext value={processes}>
        <RouterProvider router={router} />
      </ProcessesContext>
    </QueryClientProvider>,
  )
  expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]).toBe(heading)
  vi.unstubAllGlobals()
})
