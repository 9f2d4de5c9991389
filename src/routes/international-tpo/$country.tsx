import { createFileRoute, notFound } from '@tanstack/react-router'
import { readCountry } from '#domain/people/programme-entry.rules.ts'
import { CountryPage } from '#features/people/event/country-page.tsx'
import { countryText } from '#features/people/event/country-text.ts'
import { registrationsQuery } from '#features/people/event/registration.queries.ts'
import { readText } from '#features/web/text-page/read-text.ts'
import { textHead } from '#features/web/text-page/text-head.ts'

const Country = () => {
	const { country, above } = Route.useLoaderData()
	return <CountryPage key={country} country={country} programme={above.name} />
}

/**
 * The page of a country in the international teacher programme (NAV-11); any other country is a
 * page that does not exist.
 */
export const Route = createFileRoute('/international-tpo/$country')({
	loader: async ({ params, context: { queryClient, processes } }) => {
		const country = readCountry(params.country)
		if (!country) throw notFound()
		if (import.meta.env.SSR && processes.assumed === 'signedIn')
			await queryClient.ensureQueryData(registrationsQuery)
		const { title, description } = countryText(country)
		const { title: name } = await readText('international-tpo', queryClient)
		return { country, title, description, above: { name, path: '/international-tpo' } }
	},
	head: textHead,
	component: Country,
})
