import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useRouteContext } from '@tanstack/react-router'
import { certificateQuery } from '#features/learning/certificate/certificate.queries.ts'
import { CertificateSheet } from '#features/learning/certificate/certificate-sheet.tsx'
import { CredentialCheck } from '#features/learning/certificate/credential-check.tsx'
import { RevokeCertificate } from '#features/learning/certificate/revoke-certificate.tsx'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { useAccess } from '#routes/-access/use-access.ts'
import { missingHead } from '#routes/-read/missing-head.ts'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Page } from '#ui/layout/page.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const Certificate = () => {
	const { data } = useSuspenseQuery(certificateQuery(Route.useParams().id))
	const isSuccess = useAccess().has('vidya_customer_success')
	const { origin } = useRouteContext({ from: '__root__' })
	return (
		<Page>
			<Breadcrumb here={m.certificate_title()}>
				<Link to="/">{m.home_title()}</Link>
			</Breadcrumb>
			<Heading>{data.title}</Heading>
			<CertificateSheet certificate={data} origin={origin} />
			{isSuccess && <RevokeCertificate key={`revoke ${data.id}`} certificate={data} />}
			<CredentialCheck key={data.id} />
		</Page>
	)
}

/** Names of people stay out of the index of search engines; link previews say what it is. */
export const Route = createFileRoute('/certificate/$id')({
	loader: ({ context: { queryClient }, params: { id } }) =>
		orNotFound(queryClient.ensureQueryData(certificateQuery(id))),
	head: ({ loaderData, match: { context, pathname } }) =>
		loaderData
			? pageHead(context.origin, {
					title: m.certificate_shared({ holder: loaderData.holder, title: loaderData.title }),
					description: m.certificate_description({
						brand: brand(),
						holder: loaderData.holder,
						title: loaderData.title,
					}),
					path: pathname,
					noindex: true,
				})
			: missingHead(context.origin),
	component: Certificate,
})
