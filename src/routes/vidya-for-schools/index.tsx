import { createFileRoute } from '@tanstack/react-router'
import { Statistics } from '#features/web/page/statistics.tsx'
import { readText } from '#features/web/text-page/read-text.ts'
import { textHead } from '#features/web/text-page/text-head.ts'
import { siteQuery } from '#processes/site.query.ts'
import { SchoolsPage } from './-schools-page.tsx'

const Schools = () => (
	<SchoolsPage text={Route.useLoaderData()}>
		<Statistics />
	</SchoolsPage>
)

export const Route = createFileRoute('/vidya-for-schools/')({
	loader: async ({ context: { queryClient } }) => {
		const [text] = await Promise.all([
			readText('vidya-for-schools', queryClient),
			queryClient.ensureQueryData(siteQuery),
		])
		return text
	},
	head: textHead,
	component: Schools,
})
