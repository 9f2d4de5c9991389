import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ContactFacts } from '#features/web/form-submission/contact-facts.tsx'
import { ContactForm } from '#features/web/form-submission/contact-form.tsx'
import { readText } from '#features/web/text-page/read-text.ts'
import { textHead } from '#features/web/text-page/text-head.ts'
import { TextPage } from '#features/web/text-page/text-page.tsx'
import { siteQuery } from '#processes/site.query.ts'

const Contact = () => {
	const { data: site } = useSuspenseQuery(siteQuery)
	return (
		<TextPage text={Route.useLoaderData()}>
			<ContactForm />
			<ContactFacts site={site} />
		</TextPage>
	)
}

export const Route = createFileRoute('/contact')({
	loader: async ({ context: { queryClient } }) => {
		const [text] = await Promise.all([
			readText('contact', queryClient),
			queryClient.ensureQueryData(siteQuery),
		])
		return text
	},
	head: textHead,
	component: Contact,
})
