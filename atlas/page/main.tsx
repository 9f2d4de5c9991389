import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/anek-latin'
import './theme/layers.css'
import { applyTheme } from './frame/theme.ts'
import { createAtlasRouter } from './router.tsx'

applyTheme()
const queryClient = new QueryClient({
	defaultOptions: { queries: { retry: 1, staleTime: 30_000 } },
})
createRoot(document.getElementById('root')!).render(
	<QueryClientProvider client={queryClient}>
		<RouterProvider router={createAtlasRouter(queryClient)} />
	</QueryClientProvider>,
)
