import { useSuspenseQuery } from '@tanstack/react-query'
import { ClientOnly, createFileRoute } from '@tanstack/react-router'
import { Consents } from '#features/web/analytics/consents.tsx'
import { readText } from '#features/web/text-page/read-text.ts'
import { textHead } from '#features/web/text-page/text-head.ts'
import { TextPage } from '#features/web/text-page/text-page.tsx'
import { siteQuery } from '#processes/site.query.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { AppJourneyConsent } from './-app/journey-consent.tsx'
import { AppAssessmentSharing } from './-privacy/assessment-sharing.tsx'
import { AppOwnData } from './-privacy/own-data.tsx'

const Privacy = () => {
	const { data: site } = useSuspenseQuery(siteQuery)
	return (
		<TextPage text={Route.useLoaderData()}>
			<Consents
				hasFirebase={site.firebase_analytics !== null}
				journeys={
					<ClientOnly fallback={<Skeleton height="6rem" />}>
						<AppJourneyConsent />
					</ClientOnly>
				}
				assessment={
					<ClientOnly>
						<AppAssessmentSharing />
					</ClientOnly>
				}
			/>
			<ClientOnly>
				<AppOwnData />
			</ClientOnly>
		</TextPage>
	)
}

/** The visitor's consents, each with the button that changes it (PRI-02). */
export const Route = createFileRoute('/privacy')({
	loader: async ({ context: { queryClient } }) => {
		const [text] = await Promise.all([
			readText('privacy', queryClient),
			queryClient.ensureQueryData(siteQuery),
		])
		return text
	},
	head: textHead,
	component: Privacy,
})
