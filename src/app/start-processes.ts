import type { QueryClient } from '@tanstack/react-query'
import { createActor } from 'xstate'
import { accessToken } from '#api/access-token.ts'
import { api } from '#api/client.ts'
import { resumePayment } from '#flows/purchase/resume-payment.ts'
import { modalStackMachine } from '#machines/modal-stack/modal-stack.machine.ts'
import { startCart } from '#processes/cart/start-cart.ts'
import { startLogout } from '#processes/logout/start-logout.ts'
import { observe } from '#processes/observe/observe.ts'
import type { Processes } from '#processes/processes.ts'
import { startSession } from '#processes/session/start-session.ts'
import { refetchAll } from './refetch-all.ts'

type Callbacks = {
  /** Goes to a path of this site. */
  goTo: (path: string) => void
  /** Shows a short message. */
  announce: (message: string) => void
}

const startModals = () => {
  const modals = createActor(modalStackMachine, {
    inspect: observe,
    input: { signedIn: false },
  })
  modals.on('modal.recorded', ({ interaction, kind, reason }) => {
    api
      .POST('/analytics/events', {
        body: {
          name: 'modal_interaction',
          properties: { interaction, kind, reason: reason ?? '' },
        },
      })
      .catch((error: unknown) => console.info('modal_interaction was not recorded', error))
  })
  return modals.start()
}

/** Starts session, cart and modals, and lets the others know who is here. */
export const startProcesses = (queryClient: QueryClient, callbacks: Callbacks): Processes => {
  const modals = startModals()
  const cart = startCart(queryClient, callbacks.announce)
  const session = startSession({ queryClient, goTo: callbacks.goTo, modals })
  let accountId: string | null = null
  session.subscribe((snapshot) => {
    const next = snapshot.context.accountId
    if (next === accountId) return
    accountId = next
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'mine' })
    refetchAll(queryClient)
    modals.send({ type: 'account.observed', signedIn: next !== null })
    cart.send({ type: next === null ? 'account.left' : 'account.observed' })
    if (next) resumePayment({ modals })
  })
  accessToken.onLost(() => session.send({ type: 'session.expired' }))
  session.start()
  const logout = startLogout(() => session.send({ type: 'account.left' }))
  return { session, cart, modals, logout }
}
