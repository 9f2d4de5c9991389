import { createFileRoute, notFound } from '@tanstack/react-router'
import { readText } from '#features/web/text-page/read-text.ts'
import { textHead } from '#features/web/text-page/text-head.ts'
import { TextPage } from '#features/web/text-page/text-page.tsx'

const names = ['aboutus', 'terms-of-use', 'privacy-policy', 'refund-policy']

const Words = () => <TextPage text={Route.useLoaderData()} />

/**
 * The pages that are nothing but a text (NAV-09): about us, terms, privacy and refunds; any other
 * name is a page that does not exist (NAV-12).
 */
export const Route = createFileRoute('/$name')({
  loader: ({ params: { name } }) => {
    if (!names.includes(name)) throw notFound()
    return readText(name)
  },
  head: textHead,
  component: Words,
})
