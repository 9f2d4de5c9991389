import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { cartCountQuery } from '#features/cart/cart.queries.ts'
import { Header } from '#features/header/header.tsx'
import { useProcesses } from '#processes/processes.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import type { Presence } from '#processes/session/use-presence.ts'
import { AppNotifications } from './-app-notifications.tsx'

/** The header with who is here and how much is in the cart (HDR-02, HDR-10). */
export const AppHeader = ({ presence, search }: { presence: Presence; search?: ReactNode }) => {
  const signedIn = presence === 'signedIn'
  const { data: account } = useQuery({ ...accountQuery, enabled: signedIn })
  const { data: counted } = useQuery({ ...cartCountQuery, enabled: signedIn })
  const { cart, logout } = useProcesses()
  const local = useSelector(cart, ({ context }) => context.items.length)
  return (
    <Header
      account={signedIn && account ? account : null}
      restoring={signedIn && !account}
      cartCount={signedIn ? (counted ?? 0) : local}
      search={search}
      notifications={<AppNotifications />}
      onSignOut={(leadsTo) => logout.send({ type: 'logout.chosen', leadsTo })}
    />
  )
}
