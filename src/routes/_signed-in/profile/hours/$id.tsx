import { createFileRoute, Link } from '@tanstack/react-router'
import { readSearchBy } from '#api/search-fields.ts'
import { OutsideTrainingForm } from '#features/learning/training/outside-training-form.tsx'
import { outsideQuery } from '#features/learning/training/training.queries.ts'
import { m } from '#i18n/messages'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { schoolYear } from '#routes/-read/school-year.ts'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const search = readSearchBy({ year: schoolYear })

const Change = () => {
	const entry = Route.useLoaderData()
	const { year } = Route.useSearch()
	return (
		<>
			<Breadcrumb here={m.training_form_change()}>
				<Link to="/profile/hours" search={{ year }}>
					{m.training_title()}
				</Link>
			</Breadcrumb>
			<Heading>{m.training_form_change()}</Heading>
			{entry && <OutsideTrainingForm key={entry.id} entry={entry} />}
		</>
	)
}

export const Route = createFileRoute('/_signed-in/profile/hours/$id')({
	validateSearch: (raw): { year?: number | undefined } => search(raw),
	loader: async ({ context: { queryClient, signedIn }, params: { id } }) => {
		if (!(await signedIn)) return null
		return orNotFound(queryClient.fetchQuery({ ...outsideQuery(id), staleTime: 0 }))
	},
	head: ({ match, loaderData }) =>
		pageHead(match.context.origin, {
			of: loaderData?.title,
			title: m.training_form_change(),
			noindex: true,
		}),
	component: Change,
})
