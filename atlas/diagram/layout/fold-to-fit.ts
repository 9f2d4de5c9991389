import type { Definition } from '#atlas/graph/definition.types.ts'
import { fits, type Room } from './cost-of.ts'
import { type LayOutOptions, layOut } from './lay-out.ts'
import type { Layout } from './layout.ts'

/**
 * Omitted parts of a picture: states drawn without their contents, and states whose further
 * transitions are counted.
 */
export type Folds = { closed: string[]; short: string[] }

/** The stage of the page on a screen of 1280 × 800, with text of 11 px. */
export const ROOM: Room = { width: 1120, height: 830 }

const MANY = 100

type Options = Pick<LayOutOptions, 'direction' | 'labels'> & { room?: Room }

/**
 * Folds as little of a machine as it takes to show all of it with text that can be read: first
 * transitions that lead to nothing new, then states that hold others; what needs no folding is
 * opened again. Where even that does not fit, all of it stays folded.
 */
export const foldToFit = async (
	definition: Definition,
	{ room = ROOM, ...options }: Options = {},
): Promise<Folds & { layout: Layout }> => {
	const names = definition.states.map(({ name }) => name)
	const holders = definition.states.filter(
		({ parent, children }) => parent !== null && children.length > 0,
	)
	const outer = holders
		.map(({ name }) => name)
		.filter((name) => !holders.some((one) => name.startsWith(`${one.name}.`)))
	const draw = async (folds: Folds) => ({
		...folds,
		layout: await layOut(definition, {
			...options,
			collapsed: folds.closed,
			short: folds.short,
			room,
		}),
	})
	const isSmall = ({ layout }: { layout: Layout }) => fits(layout, room)
	const all = { closed: outer, short: names }
	if (names.length > MANY) return draw(all)
	const open = await draw({ closed: [], short: [] })
	if (isSmall(open)) return open
	let best = await draw({ closed: [], short: names })
	if (!isSmall(best)) best = await draw(all)
	const isFolded = (one: Folds['short'][number]) =>
		best.layout.folds.some(({ state, kind }) => state === one && kind === 'transitions')
	best = { ...best, short: best.short.filter(isFolded) }
	if (!isSmall(best)) return best
	for (const key of ['closed', 'short'] as const)
		for (const name of best[key]) {
			const tried = await draw({ ...best, [key]: best[key].filter((one) => one !== name) })
			if (isSmall(tried)) best = tried
		}
	return best
}
