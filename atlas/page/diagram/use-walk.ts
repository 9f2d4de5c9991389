import { useState } from 'react'
import type { Layout } from '#atlas/diagram/layout/layout.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { useLabels } from '../stage/use-labels.ts'
import { usePlace } from '../use-place.ts'
import type { useFolds } from './use-folds.ts'
import { type Walk, walkBy, waysFrom } from './walk.ts'

type WalkProps = {
	definition: Definition
	/** The state where the walk is, and the transition that is chosen there. */
	at: string
	transition: string | undefined
	layout: Layout | undefined
	folds: Pick<ReturnType<typeof useFolds>, 'closed' | 'short' | 'fold'>
}

const without = (names: readonly string[], name: string) => names.filter((one) => one !== name)

/**
 * Handles keys and presses on the diagram: they move the selection, unfold and fold states; `said`
 * is for screen readers.
 */
export const useWalk = ({ definition, at, transition, layout, folds }: WalkProps) => {
	const [, go] = usePlace()
	const [labels] = useLabels()
	const [trail, setTrail] = useState<string[]>([])
	const [said, setSaid] = useState('')
	const { closed, short, fold } = folds

	const walkOn = (key: string): boolean => {
		const index = waysFrom(definition, at).findIndex((one) => one.transition === transition)
		const walk: Walk = { at, way: transition && index >= 0 ? index : null, trail }
		const next = walkBy(definition, walk, key, labels)
		if (!next) return false
		setTrail(next.walk.trail)
		setSaid(next.says)
		const way =
			next.walk.way === null ? undefined : waysFrom(definition, next.walk.at)[next.walk.way]
		go({ state: next.walk.at, transition: way?.transition ?? undefined })
		return true
	}

	const unfold = (state: string, kind: 'states' | 'transitions'): void => {
		if (kind === 'states') fold({ closed: without(closed, state), short: [...short] }, state)
		else fold({ closed: [...closed], short: without(short, state) }, state)
		setSaid(`${state} is unfolded`)
	}

	/** Opens a state that holds others, or closes it. */
	const toggle = (state: string): void => {
		const rest = without(closed, state)
		fold({ closed: rest.length < closed.length ? rest : [...closed, state], short: [...short] })
	}

	const foldOrUnfold = (): boolean => {
		const isFolded = layout?.folds.some((one) => one.state === at) ?? false
		if (isFolded) fold({ closed: without(closed, at), short: without(short, at) })
		else {
			const holds = definition.states.some(({ parent }) => parent === at) && at !== '.'
			fold({
				closed: holds ? [...closed, at] : [...closed],
				short: [...without(short, at), at],
			})
		}
		setSaid(`${at === '.' ? definition.id : at} is ${isFolded ? 'unfolded' : 'folded'}`)
		return true
	}

	return {
		said,
		unfold,
		toggle,
		/** The walk restarts at another selection. */
		leave: () => setTrail([]),
		onKey: (key: string): boolean => (key === 'Enter' ? foldOrUnfold() : walkOn(key)),
	}
}
