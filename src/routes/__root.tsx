import {
  createRootRouteWithContext,
  Outlet,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import { useCartContents } from '#features/cart/use-cart-contents.ts'
import { Footer } from '#features/header/footer.tsx'
import { HeaderSearch } from '#features/header/header-search.tsx'
import { usePlanPercents } from '#features/subscription/use-plan-percents.ts'
import { usePresence } from '#processes/session/use-presence.ts'
import { ViewerContext } from '#processes/viewer-context.ts'
import { SkipLink } from '#ui/skip-link.tsx'
import { AppConsent } from './-app-consent.tsx'
import { AppHeader } from './-app-header.tsx'
import { AppModals } from './-app-modals.tsx'
import type { RouterContext } from './-router-context.ts'

const searched = ['/', '/learning']

const Root = () => {
  const presence = usePresence()
  const signedIn = presence === 'signedIn'
  const cartIds = useCartContents(signedIn)
  const planPercents = usePlanPercents(signedIn)
  const router = useRouter()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const search = searched.includes(path) ? undefined : (
    <HeaderSearch
      onSearch={(words) => router.navigate({ to: '/learning', search: { search: words } })}
    />
  )
  return (
    <ViewerContext value={{ signedIn, schoolMode: false, cartIds, planPercents }}>
      <SkipLink />
      <AppHeader presence={presence} search={search} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <AppConsent />
      <Footer />
      <AppModals signedIn={signedIn} />
    </ViewerContext>
  )
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })
