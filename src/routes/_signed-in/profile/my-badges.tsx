import { createFileRoute, useRouteContext } from '@tanstack/react-router'
import { Suspense } from 'react'
import { myCertificatesQuery } from '#features/learning/certificate/certificate.queries.ts'
import { certificatePath } from '#features/learning/certificate/certificate-words.ts'
import { MyCertificates } from '#features/learning/certificate/my-certificates.tsx'
import { NameQuestion } from '#features/people/session/name-question.tsx'
import { ShareButton } from '#features/web/share/share-button.tsx'
import { m } from '#i18n/messages'
import { readPageOnly } from '#routes/-read/read-page.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { lead4 } from '#ui/look.ts'

const Badges = () => {
	const { origin } = useRouteContext({ from: '__root__' })
	return (
		<>
			<Heading>{m.certificate_mine()}</Heading>
			<p className={lead4}>{m.certificate_mine_lead()}</p>
			<NameQuestion />
			<Suspense fallback={<Skeleton height="12rem" />}>
				<MyCertificates
					origin={origin}
					page={Route.useSearch().page}
					share={(certificate) => (
						<ShareButton
							kind="certificate"
							id={certificate.id}
							title={certificate.title}
							path={certificatePath(certificate)}
						/>
					)}
				/>
			</Suspense>
		</>
	)
}

export const Route = createFileRoute('/_signed-in/profile/my-badges')({
	validateSearch: readPageOnly,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, signedIn }, deps: { page } }) => {
		if (await signedIn) void queryClient.prefetchQuery(myCertificatesQuery(page))
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.certificate_mine(),
			page: match.search.page,
			noindex: true,
		}),
	component: Badges,
})
