import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readSearchBy, words } from '#api/search-fields.ts'
import { LinkPage } from '#features/people/session/link-page.tsx'
import { m } from '#i18n/messages'
import { loginLinkQuery } from '#processes/session/session.queries.ts'
import { pageHead } from '#ui/layout/page-head.ts'

const fields = readSearchBy({ token: words(200), invite_id: words(100) })

type Search = { token: string; invite_id?: string }

const Link = () => {
	const { token, invite_id: invitation } = Route.useSearch()
	const router = useRouter()
	const queryClient = useQueryClient()
	const arrive = useCallback(() => {
		if (router.history.location.pathname !== '/login/link') return
		const link = queryClient.getQueryData(loginLinkQuery(token).queryKey)
		const invited = invitation && `/login?invite_id=${encodeURIComponent(invitation)}`
		router.history.replace(invited ?? link?.return_to ?? '/')
	}, [router, queryClient, token, invitation])
	return <LinkPage key={token} token={token} onArrive={arrive} />
}

export const Route = createFileRoute('/login/link')({
	validateSearch: (raw): Search => {
		const { token, invite_id } = fields(raw)
		return { token: token ?? 'none-given', ...(invite_id && { invite_id }) }
	},
	ssr: false,
	head: ({ match }) =>
		pageHead(match.context.origin, { title: m.session_login_link(), noindex: true }),
	component: Link,
})
