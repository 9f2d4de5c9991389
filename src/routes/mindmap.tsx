import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { MindMap } from '#features/web/text-page/mind-map.tsx'
import { readText } from '#features/web/text-page/read-text.ts'
import { textHead } from '#features/web/text-page/text-head.ts'
import { TextPage } from '#features/web/text-page/text-page.tsx'
import { referenceQuery } from '#processes/reference/reference.query.ts'

const Places = () => {
	const { data: lists } = useSuspenseQuery(referenceQuery)
	return (
		<TextPage text={Route.useLoaderData()}>
			<MindMap lists={lists} />
		</TextPage>
	)
}

export const Route = createFileRoute('/mindmap')({
	loader: async ({ context: { queryClient } }) => {
		const [text] = await Promise.all([
			readText('mindmap', queryClient),
			queryClient.ensureQueryData(referenceQuery),
		])
		return text
	},
	head: textHead,
	component: Places,
})
