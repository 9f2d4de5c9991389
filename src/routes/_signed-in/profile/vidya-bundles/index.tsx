import { createFileRoute, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { myBundlesQuery } from '#features/catalogue/bundle/bundle.queries.ts'
import { MyBundles } from '#features/catalogue/bundle/my-bundles.tsx'
import { m } from '#i18n/messages'
import { link } from '#styled/recipes'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { lead4 } from '#ui/look.ts'

const Bundles = () => (
	<>
		<Heading>{m.bundle_mine_title()}</Heading>
		<p className={lead4}>{m.bundle_mine_lead()}</p>
		<Suspense fallback={<Skeleton height="12rem" />}>
			<MyBundles />
		</Suspense>
		<Link className={link()} to="/profile/vidya-bundles/my-info">
			{m.bundle_info_title()}
		</Link>
	</>
)

export const Route = createFileRoute('/_signed-in/profile/vidya-bundles/')({
	loader: async ({ context: { queryClient, signedIn } }) => {
		if (await signedIn) void queryClient.prefetchQuery(myBundlesQuery)
	},
	head: ({ match }) =>
		pageHead(match.context.origin, { title: m.bundle_mine_title(), noindex: true }),
	component: Bundles,
})
