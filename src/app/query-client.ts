import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'

const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/**
 * The one home of facts: what the server can restate. In the browser reads are retried twice,
 * unless the answer was a refusal or there is no connection, and anew when it is back.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A read without a connection fails at once instead of waiting for one: its page says so.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) =>
          !import.meta.env.SSR && navigator.onLine && failures < 2 && !isFinal(error),
      },
    },
  })
