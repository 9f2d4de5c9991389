import { createFileRoute } from '@tanstack/react-router'
import { CoinEntries } from '#features/shop/wallet/coin-entries.tsx'
import { coinEntriesQuery } from '#features/shop/wallet/wallet.queries.ts'
import { Wallet } from '#features/shop/wallet/wallet.tsx'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { readPageOnly } from '#routes/-read/read-page.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const Coins = () => (
	<>
		<Heading>{m.header_coins({ brand: brand() })}</Heading>
		<Wallet />
		<CoinEntries page={Route.useSearch().page ?? 1} />
	</>
)

export const Route = createFileRoute('/_signed-in/profile/vidya-coins')({
	validateSearch: readPageOnly,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, signedIn }, deps: { page = 1 } }) => {
		if (await signedIn) void queryClient.prefetchQuery(coinEntriesQuery(page))
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.header_coins({ brand: brand() }),
			page: match.search.page,
			noindex: true,
		}),
	component: Coins,
})
