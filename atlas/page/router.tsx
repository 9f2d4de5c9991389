import { base } from 'virtual:atlas-project'
import type { QueryClient } from '@tanstack/react-query'
import {
	createRootRouteWithContext,
	createRoute,
	createRouter,
	parseSearchWith,
	redirect,
	retainSearchParams,
	stringifySearchWith,
} from '@tanstack/react-router'
import { factsQuery } from './data/facts-query.ts'
import { Failure } from './frame/failure.tsx'
import { Frame } from './frame/frame.tsx'
import { NoPage } from './frame/no-page.tsx'
import { Waiting } from './frame/waiting.tsx'
import { IndexView } from './index/index-view.tsx'
import { MachineView } from './machine/machine-view.tsx'
import { isView } from './machine/views.ts'
import { MapView } from './map/map-view.tsx'
import { readSearch } from './search.ts'

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
	component: Frame,
	validateSearch: readSearch,
	search: { middlewares: [retainSearchParams(['labels'])] },
	loader: ({ context }) => context.queryClient.ensureQueryData(factsQuery),
	notFoundComponent: NoPage,
})

const index = createRoute({ getParentRoute: () => root, path: '/', component: IndexView })

const map = createRoute({ getParentRoute: () => root, path: 'map', component: MapView })

const machine = createRoute({
	getParentRoute: () => root,
	path: '$machine',
	beforeLoad: ({ params }) => {
		throw redirect({ to: '/$machine/$view', params: { ...params, view: 'diagram' }, replace: true })
	},
})

const view = createRoute({
	getParentRoute: () => root,
	path: '$machine/$view',
	beforeLoad: ({ params }) => {
		if (!isView(params.view))
			throw redirect({
				to: '/$machine/$view',
				params: { ...params, view: 'diagram' },
				replace: true,
			})
	},
	component: MachineView,
})

/** The place is the address: machine, view, and what is selected, filtered and traced there. */
export const createAtlasRouter = (queryClient: QueryClient) =>
	createRouter({
		routeTree: root.addChildren([index, map, machine, view]),
		basepath: base,
		context: { queryClient },
		parseSearch: parseSearchWith(String),
		stringifySearch: stringifySearchWith(String),
		defaultPreload: false,
		scrollRestoration: true,
		defaultErrorComponent: Failure,
		defaultPendingComponent: Waiting,
		defaultNotFoundComponent: NoPage,
	})

declare module '@tanstack/react-router' {
	interface Register {
		router: ReturnType<typeof createAtlasRouter>
	}
}
