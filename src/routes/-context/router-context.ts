import type { QueryClient } from '@tanstack/react-query'
import type { Theme } from '#features/web/page/appearance.ts'
import type { Processes } from '#processes/processes.ts'
import type { SiteFacts } from '#processes/site-facts.ts'

/** The context of loaders, heads and the document. */
export type RouterContext = {
	queryClient: QueryClient
	processes: Processes
	/** The origin of this site, without a slash at its end. */
	origin: string
	theme: Theme
	/** Facts of the shop from the settings; on the server only. */
	site: SiteFacts | null
	/** Told once, when the page that the server rendered answers to its visitor. */
	onReady: () => void
}
