import { createFileRoute } from '@tanstack/react-router'
import { oneOf, page, readSearchBy } from '#api/search-fields.ts'
import {
	type RegistrationStatus,
	type RegistrationsPage,
	type RegistrationType,
	registrationsQuery,
} from '#features/learning/learning/learning.queries.ts'
import { Registrations } from '#features/learning/learning/registrations.tsx'
import { m } from '#i18n/messages'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const types: RegistrationType[] = ['webinars', 'certifications', 'live_trainings']
const statuses: RegistrationStatus[] = ['pending', 'confirmed']
const fields = readSearchBy({ type: oneOf(types), status: oneOf(statuses), page })

const readSearch = (raw: unknown): Partial<RegistrationsPage> =>
	fields(raw) as Partial<RegistrationsPage>

const pageOf = ({
	type = 'webinars',
	status = 'pending',
	page = 1,
}: Partial<RegistrationsPage>) => ({
	type,
	status,
	page,
})

const words = {
	webinars: m.registration_webinars,
	certifications: m.registration_certifications,
	live_trainings: m.registration_live_trainings,
	pending: m.registration_pending,
	confirmed: m.registration_confirmed,
}

/** Of what is shown unless asked otherwise, nothing. */
const wordsOf = ({ type, status }: Partial<RegistrationsPage>) => [
	type && words[type](),
	status && words[status](),
]

const MyRegistrations = () => (
	<>
		<Heading>{m.header_my_registrations()}</Heading>
		<Registrations {...pageOf(Route.useSearch())} />
	</>
)

export const Route = createFileRoute('/_signed-in/profile/registrations/')({
	validateSearch: readSearch,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, signedIn }, deps }) => {
		if (await signedIn) void queryClient.prefetchQuery(registrationsQuery(pageOf(deps)))
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.header_my_registrations(),
			asked: wordsOf(match.search),
			page: match.search.page,
			noindex: true,
		}),
	component: MyRegistrations,
})
