import { createFileRoute } from '@tanstack/react-router'
import { CountryList } from '#features/people/event/country-list.tsx'
import { readText } from '#features/web/text-page/read-text.ts'
import { textHead } from '#features/web/text-page/text-head.ts'
import { TextPage } from '#features/web/text-page/text-page.tsx'

const Programme = () => (
	<TextPage text={Route.useLoaderData()}>
		<CountryList />
	</TextPage>
)

export const Route = createFileRoute('/international-tpo/')({
	loader: ({ context: { queryClient } }) => readText('international-tpo', queryClient),
	head: textHead,
	component: Programme,
})
