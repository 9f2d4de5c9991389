/** What the page is built for; made by `projectForPage` (project-for-page.ts). */
declare module 'virtual:atlas-project' {
  import type { JourneysSource } from '#atlas/usage/journeys-source.ts'

  /** Where the page lies, with a slash at both ends. */
  export const base: string
  /** What the product is called. */
  export const title: string
  /** What each file of machines exports, by the name of the file. */
  export const files: Record<string, () => Promise<Record<string, unknown>>>
  /** Where journeys are read; null where none are recorded. */
  export const journeys: JourneysSource | null
  /** Whether the product tells an open page of the atlas what it does (ATL-08). */
  export const isLive: boolean
}
