import { createFileRoute } from '@tanstack/react-router'
import { readSearchBy, words } from '#api/search-fields.ts'
import { meetQuery } from '#features/people/event/meet.query.ts'
import { MeetRegistration } from '#features/people/event/meet-registration.tsx'
import { registrationsQuery } from '#features/people/event/registration.queries.ts'
import { readText } from '#features/web/text-page/read-text.ts'
import { textHead } from '#features/web/text-page/text-head.ts'
import { TextPage } from '#features/web/text-page/text-page.tsx'

const fields = readSearchBy({ referral_code: words(20) })

const Meet = () => {
	const { referral_code = '' } = Route.useSearch()
	const { origin } = Route.useRouteContext()
	return (
		<TextPage text={Route.useLoaderData()}>
			<MeetRegistration code={referral_code.toUpperCase()} origin={origin} />
		</TextPage>
	)
}

export const Route = createFileRoute('/gtm')({
	validateSearch: (raw): { referral_code?: string } => ({
		referral_code: fields(raw).referral_code,
	}),
	loader: async ({ context: { queryClient, processes } }) => {
		if (import.meta.env.SSR && processes.assumed === 'signedIn')
			await queryClient.ensureQueryData(registrationsQuery)
		const [text] = await Promise.all([
			readText('gtm', queryClient),
			queryClient.ensureQueryData(meetQuery),
		])
		return text
	},
	head: textHead,
	component: Meet,
})
