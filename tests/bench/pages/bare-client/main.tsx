// The reference of the page bench: React, TanStack Router and TanStack Query with one list.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import type { components } from '#openapi/v1.gen.ts'

type Card = Pick<components['schemas']['Card'], 'id' | 'title' | 'cover'>

const sizes = '(min-width: 1026px) 320px, (min-width: 480px) 50vw, 100vw'

const Item = ({ card: { title, cover }, eager }: { card: Card; eager: boolean }) => (
	<article>
		{cover && (
			<picture>
				<source type="image/avif" srcSet={cover.avif} sizes={sizes} />
				<source type="image/webp" srcSet={cover.webp} sizes={sizes} />
				<img
					src={cover.src}
					alt={cover.alt}
					width={cover.width}
					height={cover.height}
					loading={eager ? 'eager' : 'lazy'}
				/>
			</picture>
		)}
		<h3>{title}</h3>
	</article>
)

const List = () => {
	const { data } = useQuery({
		queryKey: ['list'],
		queryFn: async (): Promise<{ data: Card[] }> =>
			(await fetch('/v1/learning/all?limit=9&offset=0')).json(),
	})
	return (
		<main>
			<h1>Learning</h1>
			{data?.data.map((card, n) => (
				<Item key={card.id} card={card} eager={n < 3} />
			))}
		</main>
	)
}

const rootRoute = createRootRoute()
const listRoute = createRoute({ getParentRoute: () => rootRoute, path: '/bare/', component: List })
const router = createRouter({ routeTree: rootRoute.addChildren([listRoute]) })

createRoot(document.getElementById('root')!).render(
	<QueryClientProvider client={new QueryClient()}>
		<RouterProvider router={router as never} />
	</QueryClientProvider>,
)
