import { createFileRoute } from '@tanstack/react-router'
import { Wallet } from '#features/wallet/wallet.tsx'
import { m } from '#i18n/messages'
import { Heading } from '#ui/heading.tsx'
import { pageHead } from '#ui/page-head.ts'

const Coins = () => (
  <>
    <Heading>{m.header_coins()}</Heading>
    <Wallet />
  </>
)

export const Route = createFileRoute('/profile/vidya-coins')({
  head: ({ match }) => pageHead(match.context.origin, { title: m.header_coins(), noindex: true }),
  component: Coins,
})
