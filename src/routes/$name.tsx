import { createFileRoute, notFound } from '@tanstack/react-router'
import { readText } from '#features/web/text-page/read-text.ts'
import { textHead } from '#features/web/text-page/text-head.ts'
import { TextPage } from '#features/web/text-page/text-page.tsx'

const names = ['aboutus', 'terms-of-use', 'privacy-policy', 'refund-policy'] as const

const Words = () => <TextPage text={Route.useLoaderData()} />

/**
 * The pages that are nothing but a text (NAV-09): about us, terms, privacy and refunds; any other
 * name is a page that does not exist (NAV-12).
 */
export const Route = createFileRoute('/$name')({
	loader: ({ params, context: { queryClient } }) => {
		const name = names.find((one) => one === params.name)
		if (!name) throw notFound()
		return readText(name, queryClient)
	},
	head: textHead,
	component: Words,
})
