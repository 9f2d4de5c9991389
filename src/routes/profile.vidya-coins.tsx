import { createFileRoute } from '@tanstack/react-router'
import { Wallet } from '#features/wallet/wallet.tsx'
import { m } from '#i18n/messages'
import { Heading } from '#ui/heading.tsx'
import { PageTitle } from '#ui/page-title.tsx'

const Coins = () => (
  <>
    <PageTitle>{m.header_coins()}</PageTitle>
    <Heading>{m.header_coins()}</Heading>
    <Wallet />
  </>
)

export const Route = createFileRoute('/profile/vidya-coins')({ component: Coins })
