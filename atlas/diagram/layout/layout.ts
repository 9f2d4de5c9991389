import type { Kind } from '../kind-of.ts'

/**
 * Kind of a piece of text, for its style. `clock` and the kinds of states are drawn, not written.
 */
export type Part =
	| Kind
	| 'name'
	| 'tag'
	| 'keyword'
	| 'event'
	| 'guard'
	| 'action'
	| 'actor'
	| 'note'
	| 'requirement'
	| 'fold'
	| 'clock'

export type Span = { text: string; part: Part }

/** One line of text; `x` is where it begins and `y` its baseline. */
export type Line = { x: number; y: number; spans: Span[] }

export type Point = { x: number; y: number }
export type Box = Point & { width: number; height: number }

/** A state in the picture; `inside` counts the states that a collapsed one hides. */
export type LaidState = Box & {
	name: string
	shape: 'leaf' | 'group' | 'region' | 'final' | 'history'
	depth: number
	lines: Line[]
	/** The height of the line under the name, or null where there is nothing under it. */
	rule: number | null
	inside: number
}

/**
 * A transition in the picture: arrows with a label, or, when no state is left, a line inside its
 * state (no arrows). Transitions between the same two states share their arrow; `first` is the one
 * that draws it when none of them is marked.
 */
export type LaidTransition = {
	id: string
	first: boolean
	/**
	 * Lines from the source to the label and from there to the target; the one that ends at a target
	 * has a head.
	 */
	arrows: { points: Point[]; head: boolean }[]
	label: Box & { lines: Line[] }
}

/** Where a compound state begins. */
export type LaidInitial = Point & { state: string; radius: number; arrow: Point[] }

/** Where a transition with several targets divides. */
export type LaidFork = Box & { transition: string }

/**
 * A count instead of folded parts, as a line in its state: the states inside it, or its
 * transitions.
 */
export type LaidFold = {
	state: string
	kind: 'states' | 'transitions'
	label: Box & { lines: Line[] }
}

/**
 * A picture as plain data, in CSS pixels from its upper left corner; outer states come before inner
 * ones.
 */
export type Layout = {
	width: number
	height: number
	states: LaidState[]
	transitions: LaidTransition[]
	initials: LaidInitial[]
	forks: LaidFork[]
	folds: LaidFold[]
}
