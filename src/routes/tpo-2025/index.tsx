import { createFileRoute } from '@tanstack/react-router'
import { readText } from '#features/web/text-page/read-text.ts'
import { textHead } from '#features/web/text-page/text-head.ts'
import { SchoolsPage } from '#routes/vidya-for-schools/-schools-page.tsx'

const Programme = () => <SchoolsPage text={Route.useLoaderData()} />

export const Route = createFileRoute('/tpo-2025/')({
	loader: ({ context: { queryClient } }) => readText('tpo-2025', queryClient),
	head: textHead,
	component: Programme,
})
