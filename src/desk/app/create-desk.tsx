import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createActor } from 'xstate'
import { accessToken } from '#api/access-token.ts'
import { modalStackMachine } from '#machines/web/modal-stack/modal-stack.machine.ts'
import { createCart } from '#processes/cart/start-cart.ts'
import { ProcessesContext } from '#processes/processes.ts'
import { createQueryClient } from '#processes/query-client.ts'
import { createLogout } from '#processes/session/create-logout.ts'
import { createSession, startSession } from '#processes/session/start-session.ts'
import { announce } from '#ui/dialog/announce.ts'
import { Toaster } from '#ui/dialog/toast.tsx'
import { createDeskRouter } from './desk-router.tsx'

/** Builds the desk with its session; call once. The desk has no cart, and opens no modal. */
export const createDesk = () => {
	const queryClient = createQueryClient()
	const router = createDeskRouter()
	const modals = createActor(modalStackMachine, { input: { signedIn: false } })
	const cart = createCart(queryClient, announce)
	const session = createSession({
		queryClient,
		goTo: (path) => window.location.assign(path),
		modals,
		openCheckout: () => undefined,
	})
	const logout = createLogout(() => session.send({ type: 'account.left' }))
	const assumed = document.cookie.includes('vidya_here=1') ? 'signedIn' : 'signedOut'
	accessToken.onLost(() => session.send({ type: 'session.expired' }))
	startSession(session)
	logout.start()
	const processes = { session, cart, modals, logout, assumed, renderedSchool: false } as const
	return () => (
		<QueryClientProvider client={queryClient}>
			<ProcessesContext value={processes}>
				<RouterProvider router={router as never} />
				<Toaster />
			</ProcessesContext>
		</QueryClientProvider>
	)
}
