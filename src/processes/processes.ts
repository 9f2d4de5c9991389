import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { logoutMachine } from '#machines/people/session/logout.machine.ts'
import type { sessionMachine } from '#machines/people/session/session.machine.ts'
import type { cartMachine } from '#machines/shop/cart/cart.machine.ts'
import type { modalStackMachine } from '#machines/web/modal-stack/modal-stack.machine.ts'

/** The session that the page was rendered for; shown until the session is restored. */
export type Assumed = 'signedIn' | 'signedOut'

/** The processes of the whole app: started once, reached from any view. */
export type Processes = {
	session: ActorRefFrom<typeof sessionMachine>
	cart: ActorRefFrom<typeof cartMachine>
	modals: ActorRefFrom<typeof modalStackMachine>
	logout: ActorRefFrom<typeof logoutMachine>
	assumed: Assumed
	/** The page was rendered for the school's side. */
	renderedSchool: boolean
}

export const ProcessesContext = createContext<Processes | null>(null)

/** The long-lived processes; throws outside the app's providers. */
export const useProcesses = (): Processes => {
	const processes = useContext(ProcessesContext)
	if (!processes) throw new Error('ProcessesContext is not provided.')
	return processes
}
