import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { myBundlesQuery } from '#features/catalogue/bundle/bundle.queries.ts'
import { BundleInfo } from '#features/catalogue/bundle/bundle-info.tsx'
import { m } from '#i18n/messages'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { lead4 } from '#ui/look.ts'

const Bundles = () => (
	<>
		<Heading>{m.bundle_info_title()}</Heading>
		<p className={lead4}>{m.bundle_info_lead()}</p>
		<Suspense fallback={<Skeleton height="12rem" />}>
			<BundleInfo />
		</Suspense>
	</>
)

export const Route = createFileRoute('/_signed-in/profile/vidya-bundles/my-info')({
	loader: async ({ context: { queryClient, signedIn } }) => {
		if (await signedIn) void queryClient.prefetchQuery(myBundlesQuery)
	},
	head: ({ match }) =>
		pageHead(match.context.origin, { title: m.bundle_info_title(), noindex: true }),
	component: Bundles,
})
