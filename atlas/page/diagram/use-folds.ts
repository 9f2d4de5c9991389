import { useMemo } from 'react'
import type { Selected } from '#atlas/diagram/draw/drawing.types.ts'
import type { Folds } from '#atlas/diagram/layout/fold-to-fit.ts'
import type { MachineFact } from '#atlas/facts/facts.types.ts'
import { usePlace } from '../use-place.ts'
import { reveal } from './reveal.ts'

const NONE = '-'

const read = (list: string | undefined): string[] =>
	(list ?? NONE).split(',').filter((name) => name !== '' && name !== NONE)

const write = (names: readonly string[]): string => names.join(',') || NONE

/**
 * Returns the folded parts of the picture: from the address, else the initial ones; the selection
 * is always visible.
 */
export const useFolds = (
	{ definition, opening, layout }: MachineFact,
	selected: Selected | null,
) => {
	const [{ closed, short }, go] = usePlace()
	const isOpening = closed === undefined && short === undefined
	const { kind, id } = selected ?? {}
	const folds = useMemo(() => {
		const given: Folds = isOpening ? opening : { closed: read(closed), short: read(short) }
		return reveal(definition, given, kind && id !== undefined ? { kind, id } : null)
	}, [definition, opening, isOpening, closed, short, kind, id])
	const isOpen = folds.closed.length + folds.short.length === 0
	return {
		...folds,
		isFolded: !isOpen,
		/** The picture with these folds, where it was made at build time. */
		ready: folds === opening ? opening.layout : isOpen ? layout : undefined,
		/** Folds otherwise, without folds as it opens, and selects a state if one is given. */
		fold: (next: Folds | null, state?: string) =>
			go(
				{
					...(state === undefined ? {} : { state, transition: undefined }),
					closed: next === null ? undefined : write(next.closed),
					short: next === null ? undefined : write(next.short),
				},
				{ push: true },
			),
	}
}
