import { createFileRoute, Link } from '@tanstack/react-router'
import { productPath } from '#domain/web/navigation.rules.ts'
import { registrationQuery } from '#features/learning/registration/registration.queries.ts'
import { RegistrationOf } from '#features/learning/registration/registration-of.tsx'
import { WaitingRoom } from '#features/learning/registration/waiting-room.tsx'
import { m } from '#i18n/messages'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const Registration = () => {
	const { id } = Route.useParams()
	const webinar = Route.useLoaderData()
	if (!webinar) return null
	return (
		<>
			<Breadcrumb here={webinar.title}>
				<Link to="/profile/registrations">{m.header_my_registrations()}</Link>
			</Breadcrumb>
			<Heading>{webinar.title}</Heading>
			<RegistrationOf webinar={webinar} />
			<WaitingRoom key={id} id={id} path={productPath(webinar)} />
		</>
	)
}

export const Route = createFileRoute('/_signed-in/profile/registrations/$id')({
	loader: async ({ context: { queryClient, signedIn }, params: { id } }) => {
		if (!(await signedIn)) return null
		const registration = { ...registrationQuery(id), revalidateIfStale: true }
		return (await orNotFound(queryClient.ensureQueryData(registration))).webinar
	},
	head: ({ match, loaderData }) =>
		pageHead(match.context.origin, {
			of: loaderData?.title,
			title: m.header_my_registrations(),
			noindex: true,
		}),
	component: Registration,
})
