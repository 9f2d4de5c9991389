/** Input of the page's build; written by `projectForPage` (project-for-page.ts). */
declare module 'virtual:atlas-project' {
	import type { JourneysSource } from '#atlas/usage/journeys-source.ts'

	/** Base path of the page, with a slash at both ends. */
	export const base: string
	/** Name of the product. */
	export const title: string
	/** Exports of each file of machines, by file name. */
	export const files: Record<string, () => Promise<Record<string, unknown>>>
	/** Where journeys are read; null where none are recorded. */
	export const journeys: JourneysSource | null
	/** Returns true if the product tells an open page of the atlas what it does (ATL-08). */
	export const isLive: boolean
}
