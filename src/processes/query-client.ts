import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'

const isFinal = (error: unknown) =>
	error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/**
 * The only store of facts, which the server can restate. In the browser, reads are retried twice,
 * except after a refusal or offline, and again when the connection is back.
 */
export const createQueryClient = () =>
	new QueryClient({
		defaultOptions: {
			queries: {
				staleTime: 30_000,
				// A read fails immediately when offline instead of waiting: its page shows so.
				networkMode: 'always',
				refetchOnReconnect: true,
				retry: (failures, error) =>
					!import.meta.env.SSR && navigator.onLine && failures < 2 && !isFinal(error),
			},
		},
	})
