import type { Definition } from '#atlas/graph/definition.types.ts'
import type { Layout } from './layout.ts'

/** How one part of the picture stands out: a class of the page, or a colour and width of the line (CSS pixels). */
export type Mark = string | { stroke: string; width: number }

/** What stands out, by state name and by transition id. The classes `added`, `removed` and `changed` have a look of their own. */
export type Marks = {
  states?: Record<string, string>
  transitions?: Record<string, Mark>
}

export type Selected = { kind: 'state' | 'transition'; id: string }

export type DrawingProps = {
  definition: Definition
  layout: Layout
  marks?: Marks
  selected?: Selected | null
  /** The one part that Tab reaches; without it every part is a tab stop. */
  tabStop?: Selected | null
  /** Makes every state and transition a button. */
  onSelect?: (kind: Selected['kind'], id: string) => void
  className?: string
  /** CSS that the picture carries with it, for a file that stands alone. */
  css?: string
}
