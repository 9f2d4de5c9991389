import { createFileRoute } from '@tanstack/react-router'
import { readSearchBy, words } from '#api/search-fields.ts'
import { HelpPage } from '#features/web/text-page/help-page.tsx'
import { readText } from '#features/web/text-page/read-text.ts'
import { textHead } from '#features/web/text-page/text-head.ts'

const fields = readSearchBy({ search: words(120) })

const Help = () => {
	const navigate = Route.useNavigate()
	return (
		<HelpPage
			text={Route.useLoaderData()}
			search={Route.useSearch().search}
			onSearch={(search) => navigate({ search: search ? { search } : {} })}
		/>
	)
}

export const Route = createFileRoute('/help')({
	validateSearch: (raw): { search?: string } => ({ search: fields(raw).search }),
	loader: ({ context: { queryClient } }) => readText('help', queryClient),
	head: (route) => textHead(route, route.match.search.search),
	component: Help,
})
