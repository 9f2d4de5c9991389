import { createFileRoute } from '@tanstack/react-router'
import { ProfileCard } from '#features/session/profile-card.tsx'
import { m } from '#i18n/messages'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/profile/')({
  head: ({ match }) =>
    pageHead(match.context.origin, { title: m.header_personal_details(), noindex: true }),
  component: ProfileCard,
})
