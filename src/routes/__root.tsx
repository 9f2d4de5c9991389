import {
	createRootRouteWithContext,
	Outlet,
	useHydrated,
	useRouter,
	useRouterState,
} from '@tanstack/react-router'
import { useMemo } from 'react'
import { cartCountQuery, cartQuery } from '#features/shop/cart/cart.queries.ts'
import { useCartContents } from '#features/shop/cart/use-cart-contents.ts'
import { subscriptionQuery } from '#features/shop/subscription/subscription.queries.ts'
import { usePlanPercents } from '#features/shop/subscription/use-plan-percents.ts'
import { Footer } from '#features/web/page/footer.tsx'
import { HeaderSearch } from '#features/web/page/header-search.tsx'
import { LanguageOffer } from '#features/web/page/language-offer.tsx'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { offeredLocales } from '#i18n/offered-locales.ts'
import { isKeptShell } from '#processes/kept-shell.ts'
import { useSchoolMode } from '#processes/school-mode/use-school-mode.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { usePresence } from '#processes/session/use-presence.ts'
import { ViewerContext } from '#processes/viewer-context.ts'
import { PageReadyContext } from '#ui/layout/page.tsx'
import { dataMeta } from '#ui/layout/page-head.ts'
import { SkipLink } from '#ui/layout/skip-link.tsx'
import { AppCallBack } from './-app/app-call-back.tsx'
import { AppConsent } from './-app/app-consent.tsx'
import { AppHeader } from './-app/app-header.tsx'
import { AppModals } from './-app/app-modals.tsx'
import { AppOffline } from './-app/app-offline.tsx'
import { AppView } from './-app/app-view.tsx'
import { Document } from './-app/document.tsx'
import { isSchoolsPath } from './-app/schools-path.ts'
import type { RouterContext } from './-context/router-context.ts'
import { readFacts } from './-read/read-facts.ts'

const Root = () => {
	const presence = usePresence()
	const signedIn = presence === 'signedIn'
	const cartIds = useCartContents(signedIn)
	const planPercents = usePlanPercents(signedIn)
	const schoolMode = useSchoolMode()
	const viewer = useMemo(
		() => ({ signedIn, schoolMode, cartIds, planPercents }),
		[signedIn, schoolMode, cartIds, planPercents],
	)
	const router = useRouter()
	const { onReady } = Route.useRouteContext()
	const here = useRouterState({ select: ({ location }) => location.pathname })
	// The shell is rendered for no page.
	const isBare = !useHydrated() && (router.isShell() || isKeptShell())
	const path = isBare ? '' : here
	const search =
		schoolMode || isSchoolsPath(path) ? undefined : (
			<HeaderSearch
				onSearch={(words) => router.navigate({ to: '/learning', search: { search: words } })}
				onUse={(field, show) =>
					void import('#features/web/suggestion/take-over.tsx').then(
						({ takeOver }) => takeOver(field, show, (href) => void router.navigate({ href })),
						() => undefined,
					)
				}
			/>
		)
	return (
		<ViewerContext value={viewer}>
			<SkipLink />
			<AppHeader search={search} />
			<AppView signedIn={signedIn} />
			<LanguageOffer />
			<main id="main" tabIndex={-1}>
				<PageReadyContext value={onReady}>
					<Outlet />
				</PageReadyContext>
				<AppCallBack presence={presence} path={path} />
			</main>
			<AppOffline />
			<AppConsent />
			<Footer />
			<AppModals signedIn={signedIn} />
		</ViewerContext>
	)
}

/** The part of the head that all pages share; a page's own facts come before. */
const rootHead = (origin: string) => ({
	meta: [
		{ title: brand() },
		{ name: 'application-name', content: brand() },
		{ name: 'languages', content: offeredLocales().join(' ') },
		{ name: 'description', content: m.home_page_description() },
		{ property: 'og:site_name', content: brand() },
		{ property: 'og:type', content: 'website' },
		{ property: 'og:image', content: `${origin}/social.png` },
		{ name: 'twitter:card', content: 'summary_large_image' },
		dataMeta({
			'@context': 'https://schema.org',
			'@type': 'Organization',
			name: brand(),
			url: `${origin}/`,
			logo: `${origin}/icon.svg`,
		}),
	],
})

export const Route = createRootRouteWithContext<RouterContext>()({
	beforeLoad: async ({ context: { queryClient, processes } }) => {
		if (import.meta.env.SSR && processes.assumed === 'signedIn')
			await readFacts(queryClient, [accountQuery, cartQuery, cartCountQuery, subscriptionQuery])
	},
	shellComponent: Document,
	head: ({ match }) => rootHead(match.context.origin),
	component: Root,
})
