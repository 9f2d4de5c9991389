import { createFileRoute } from '@tanstack/react-router'
import { readText } from '#features/web/text-page/read-text.ts'
import { textHead } from '#features/web/text-page/text-head.ts'
import { TextPage } from '#features/web/text-page/text-page.tsx'

const ChannelPartner = () => <TextPage text={Route.useLoaderData()} />

export const Route = createFileRoute('/channel-partner')({
	loader: ({ context: { queryClient } }) => readText('channel-partner', queryClient),
	head: textHead,
	component: ChannelPartner,
})
