import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AppStores } from '#features/web/form-submission/app-stores.tsx'
import { readText } from '#features/web/text-page/read-text.ts'
import { textHead } from '#features/web/text-page/text-head.ts'
import { TextPage } from '#features/web/text-page/text-page.tsx'
import { siteQuery } from '#processes/site.query.ts'

const VidyaApp = () => {
	const { data: site } = useSuspenseQuery(siteQuery)
	return (
		<TextPage text={Route.useLoaderData()}>
			<AppStores android={site.android_app_url} ios={site.ios_app_url} />
		</TextPage>
	)
}

/**
 * The app (NAV-09): where the shops offer one, and how this site becomes one.
 */
export const Route = createFileRoute('/vidya-app')({
	loader: async ({ context: { queryClient } }) => {
		const [text] = await Promise.all([
			readText('vidya-app', queryClient),
			queryClient.ensureQueryData(siteQuery),
		])
		return text
	},
	head: textHead,
	component: VidyaApp,
})
