import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
	createMemoryHistory,
	createRootRoute,
	createRouter,
	RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react/pure'
import { createActor } from 'xstate'
import { cartMachine } from '#machines/shop/cart/cart.machine.ts'
import type { CartActors } from '#machines/shop/cart/cart.types.ts'
import { modalStackMachine } from '#machines/web/modal-stack/modal-stack.machine.ts'
import { type Processes, ProcessesContext } from '#processes/processes.ts'
import { type Viewer, ViewerContext } from '#processes/viewer-context.ts'

/** Events that a process received, in order. */
export type Received = { type: string }[]

const recorder = (received: Received) =>
	({
		send: (event: { type: string }) => void received.push(event),
		getSnapshot: () => ({ matches: () => false, hasTag: () => false, context: {} }),
		subscribe: () => ({ unsubscribe: () => undefined }),
	}) as never

/** Real cart and modals, a session and a logout that only record what they are sent. */
export const startProcesses = (actors: CartActors) => {
	const session: Received = []
	const cart = createActor(
		cartMachine.provide({
			actors,
			actions: { storeCart: () => {}, announce: () => {}, announceDropped: () => {} },
		}),
		{ input: {} },
	).start()
	cart.send({ type: 'account.observed' })
	const modals = createActor(modalStackMachine, { input: { signedIn: true } }).start()
	const processes: Processes = {
		session: recorder(session),
		cart,
		modals,
		logout: recorder([]),
		assumed: 'signedIn',
		renderedSchool: false,
	}
	return { processes, session }
}

const viewer: Viewer = { signedIn: true, schoolMode: false, cartIds: new Set(), planPercents: {} }

/** A query cache whose facts stay as the test gave them. */
export const quietClient = () =>
	new QueryClient({
		defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
	})

/** Renders a view with a router in memory, an empty query cache and the processes that it needs. */
export const renderInApp = async (
	view: ReactNode,
	options: { queryClient?: QueryClient; processes?: Processes; viewer?: Partial<Viewer> } = {},
) => {
	const { queryClient = quietClient(), processes = null } = options
	const rootRoute = createRootRoute({
		component: () => <ViewerContext value={{ ...viewer, ...options.viewer }}>{view}</ViewerContext>,
		notFoundComponent: () => null,
	})
	const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
	const screen = await render(
		<QueryClientProvider client={queryClient}>
			<ProcessesContext value={processes}>
				<RouterProvider router={router as never} />
			</ProcessesContext>
		</QueryClientProvider>,
	)
	return { screen, router, queryClient }
}
