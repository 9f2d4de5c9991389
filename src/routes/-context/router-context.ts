import type { QueryClient } from '@tanstack/react-query'
import type { Theme } from '#features/web/page/appearance.ts'
import type { Processes } from '#processes/processes.ts'
import type { SiteFacts } from '#processes/site-facts.ts'

/** What loaders, heads and the document may use. */
export type RouterContext = {
  queryClient: QueryClient
  processes: Processes
  /** Where this site stands, without a slash at its end. */
  origin: string
  theme: Theme
  /** What the settings say of the shop; on the server only. */
  site: SiteFacts | null
  /** Told once, when the page that the server rendered answers to its visitor. */
  onReady: () => void
}
