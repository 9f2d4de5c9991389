import { createFileRoute, Link } from '@tanstack/react-router'
import { page, readSearchBy } from '#api/search-fields.ts'
import { partnerUsageQuery } from '#features/shop/partner/partner.queries.ts'
import { UsageList } from '#features/shop/partner/usage-list.tsx'
import { m } from '#i18n/messages'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { lead4 } from '#ui/look.ts'

const fields = readSearchBy({ page })

const Usage = () => (
	<>
		<Heading>{m.partner_usage_title()}</Heading>
		<p className={lead4}>{m.partner_usage_lead()}</p>
		<UsageList
			page={Route.useSearch().page ?? 1}
			linkTo={(number, props) => (
				<Link to="/institutional-partner/track-usage" search={{ page: number }} {...props} />
			)}
		/>
	</>
)

/** PRF-03: of sales partners; the server refuses everybody else. */
export const Route = createFileRoute('/institutional-partner/track-usage')({
	validateSearch: (raw): { page?: number | undefined } => fields(raw),
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient }, deps }) =>
		void (await orNotFound(queryClient.ensureQueryData(partnerUsageQuery(deps.page)))),
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.partner_usage_title(),
			page: match.search.page,
			noindex: true,
		}),
	component: Usage,
})
