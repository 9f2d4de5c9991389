import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'

const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/** The one home of facts: what the server can restate. In the browser reads are retried twice unless the answer was a refusal. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => !import.meta.env.SSR && failures < 2 && !isFinal(error),
      },
    },
  })
