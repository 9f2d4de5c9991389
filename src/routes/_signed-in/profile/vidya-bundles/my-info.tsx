import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { myBundlesQuery } from '#features/catalogue/bundle/bundle.queries.ts'
import { BundleInfo } from '#features/catalogue/bundle/bundle-info.tsx'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'

const lead = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })

const Bundles = () => (
	<>
		<Heading>{m.bundle_info_title()}</Heading>
		<p className={lead}>{m.bundle_info_lead()}</p>
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
