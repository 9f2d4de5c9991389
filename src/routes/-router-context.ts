import type { QueryClient } from '@tanstack/react-query'
import type { Processes } from '#processes/processes.ts'

/** What loaders may use. */
export type RouterContext = { queryClient: QueryClient; processes: Processes }
