import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { RouterContext } from '#routes/-router-context.ts'
import { PageError } from './page-error.tsx'
import { PageNotFound } from './page-not-found.tsx'
import { PagePending } from './page-pending.tsx'
import { routeTree } from './routeTree.gen.ts'
import { searchCodec } from './search-codec.ts'

/** Builds the router; tests and Node give a memory history. */
export const createAppRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    ...(history && { history }),
    ...searchCodec,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: PageNotFound,
    defaultPendingComponent: PagePending,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
