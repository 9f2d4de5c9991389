import { createFileRoute } from '@tanstack/react-router'
import { ProfileCard } from '#features/session/profile-card.tsx'
import { m } from '#i18n/messages'
import { PageTitle } from '#ui/page-title.tsx'

const Profile = () => (
  <>
    <PageTitle>{m.header_personal_details()}</PageTitle>
    <ProfileCard />
  </>
)

export const Route = createFileRoute('/profile/')({ component: Profile })
