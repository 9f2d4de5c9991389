import { createFileRoute, notFound } from '@tanstack/react-router'
import { missingHead } from './-read/missing-head.ts'

/** Every address that no page has (NAV-12). */
export const Route = createFileRoute('/$')({
	beforeLoad: () => {
		throw notFound()
	},
	head: ({ match }) => missingHead(match.context.origin),
})
