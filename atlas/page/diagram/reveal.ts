import { brief } from '#atlas/diagram/brief.ts'
import type { Selected } from '#atlas/diagram/draw/drawing.types.ts'
import { arrange } from '#atlas/diagram/layout/arrange.ts'
import type { Folds } from '#atlas/diagram/layout/fold-to-fit.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'

const isInside = (name: string, holder: string): boolean => name.startsWith(`${holder}.`)

const isDrawn = (definition: Definition, { closed, short }: Folds, id: string): boolean => {
	const { rows, bundles } = brief(arrange(definition, closed), short)
	const shown = [...rows.values(), ...bundles.map(({ transitions }) => transitions)].flat()
	return shown.some((one) => one.id === id)
}

/** Opens as much as it takes to see what is selected; the same folds where it is seen already. */
export const reveal = (definition: Definition, folds: Folds, selected: Selected | null): Folds => {
	if (selected === null) return folds
	const transition = definition.transitions.find(({ id }) => id === selected.id)
	const state = selected.kind === 'state' ? selected.id : transition?.source
	if (state === undefined) return folds
	const closed = folds.closed.filter((holder) => !isInside(state, holder))
	const opened = closed.length === folds.closed.length ? folds : { ...folds, closed }
	if (transition === undefined || isDrawn(definition, opened, transition.id)) return opened
	return { ...opened, short: opened.short.filter((name) => name !== state) }
}
