import ELK from 'elkjs/lib/elk.bundled.js'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { brief } from '../brief.ts'
import type { Labels } from '../words.ts'
import { type Arrangement, arrange } from './arrange.ts'
import { costOf, isRibbon, type Room } from './cost-of.ts'
import { type Direction, elkGraph, type Manner } from './elk-graph.ts'
import type { Layout } from './layout.ts'
import { readLayout } from './read-layout.ts'

export type LayOutOptions = {
	/** Names of states that are drawn without what is inside them. */
	collapsed?: readonly string[]
	/** Names of states whose transitions that lead to nothing new are counted instead of drawn. */
	short?: readonly string[]
	/** Where the arrows lead; without it, the way that reads better. */
	direction?: Direction
	labels?: Labels
	/** Space for the picture, in CSS pixels; by default a wide screen. */
	room?: Room
}

const elk = new ELK()
const MANY = 100

const manners: Manner[] = [
	{ direction: 'DOWN', walk: 'broad' },
	{ direction: 'DOWN', walk: 'deep' },
	{ direction: 'RIGHT', walk: 'broad' },
]
const wrapped: Manner = { direction: 'RIGHT', walk: 'broad', isWrapped: true }

/** The ways that are tried; above a hundred states two directions, placed quickly. */
const mannersFor = ({ states }: Arrangement, direction: Direction | undefined): Manner[] =>
	(states.length > MANY ? [manners[0]!, manners[2]!] : manners)
		.filter((one) => !direction || one.direction === direction)
		.map((one) => (states.length > MANY ? { ...one, isQuick: true } : one))

/**
 * Places every state, transition and label of a machine, in Node and in a browser alike; the same
 * definition gives the same picture.
 */
export const layOut = async (
	definition: Definition,
	{ collapsed, short = [], direction, labels = 'code', room }: LayOutOptions = {},
): Promise<Layout> => {
	const arranged = brief(arrange(definition, collapsed), short)
	const asked = new Map<string, Layout>()
	const draw = async (manner: Manner): Promise<void> => {
		const question = elkGraph(definition, arranged, manner, labels)
		const key = JSON.stringify(question.graph)
		if (asked.has(key)) return
		asked.set(key, readLayout(await elk.layout(question.graph), question, arranged))
	}
	const best = (): Layout =>
		[...asked.values()].reduce((one, other) =>
			costOf(other, room) < costOf(one, room) ? other : one,
		)
	for (const manner of mannersFor(arranged, direction)) await draw(manner)
	if (direction !== 'DOWN' && isRibbon(best()))
		await draw({ ...wrapped, isQuick: arranged.states.length > MANY })
	return best()
}
