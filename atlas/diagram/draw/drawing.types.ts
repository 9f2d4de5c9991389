import type { Definition, StateDefinition } from '#atlas/graph/definition.types.ts'
import type { LaidFold, Layout } from '../layout/layout.ts'

/**
 * Highlight of one part of the picture: a class of the page, or a colour and width of the line (CSS
 * pixels).
 */
export type Mark = string | { stroke: string; width: number }

/**
 * Highlights by state name and by transition id. The classes `added`, `removed` and `changed` have
 * their own styles.
 */
export type Marks = {
	states?: Record<string, string>
	transitions?: Record<string, Mark>
}

export type Selected = { kind: 'state' | 'transition'; id: string }

/** An actor that a state runs. */
export type Invoke = StateDefinition['invokes'][number]

export type DrawingProps = {
	definition: Definition
	layout: Layout
	marks?: Marks
	selected?: Selected | null
	/** The one part that Tab reaches; without it every part is a tab stop. */
	tabStop?: Selected | null
	/** Makes every state and transition a button. */
	onSelect?: (kind: Selected['kind'], id: string) => void
	/** Makes what is counted instead of drawn a button that unfolds it. */
	onUnfold?: (state: string, kind: LaidFold['kind']) => void
	/**
	 * Where the diagram of an invoked actor is, by its source or the machine that it runs; undefined
	 * where there is none.
	 */
	linkOf?: (invoke: Invoke) => string | undefined
	/** Draws what is seen of the picture from afar too: names in large. */
	isZoomed?: boolean
	/** Says below the picture what its signs mean. */
	hasLegend?: boolean
	/** Tells pictures of one page apart, where pieces of one are shown again. */
	id?: string
	className?: string
	/** CSS that the picture carries with it. */
	css?: string
}
