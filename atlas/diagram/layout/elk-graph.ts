import type { ElkNode } from 'elkjs/lib/elk-api.js'
import type { Definition, StateDefinition } from '#atlas/graph/definition.types.ts'
import type { Labels } from '../words.ts'
import type { Arrangement } from './arrange.ts'
import { elkEdges } from './elk-edges.ts'
import { type LabelBlock, labelBlock } from './label-block.ts'
import { readingOrder, type Walk } from './reading-order.ts'
import { type StateBox, stateBox } from './state-box.ts'

export type Direction = 'RIGHT' | 'DOWN'

/**
 * One way to draw: where arrows lead, in which order states are read, and what is done with a
 * picture that would be a ribbon or is large.
 */
export type Manner = {
	direction: Direction
	walk: Walk
	/** Lets a long row go on in the next line. */
	isWrapped?: boolean
	/** Places states in a way that takes a tenth of the time. */
	isQuick?: boolean
}

/** The question to ELK, with what was measured for it. */
export type ElkGraph = {
	graph: ElkNode
	/** Ids of edges that were asked for from target to source, because they lead back. */
	back: Set<string>
	boxes: Map<string, StateBox>
	blocks: LabelBlock[]
}

const spacing = {
	'elk.spacing.nodeNode': '28',
	'elk.spacing.edgeNode': '14',
	'elk.spacing.edgeEdge': '12',
	'elk.spacing.edgeLabel': '4',
	'elk.spacing.labelLabel': '6',
	'elk.layered.spacing.nodeNodeBetweenLayers': '22',
	'elk.layered.spacing.edgeNodeBetweenLayers': '13',
	'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
	'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
	'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'TAIL_LAYER',
}

const wrapping = {
	'elk.layered.wrapping.strategy': 'MULTI_EDGE',
	'elk.layered.wrapping.additionalEdgeSpacing': '20',
	'elk.aspectRatio': '1.5',
}

/** Options of the picture and of every state that contains others. */
const innerOptions = ({ isWrapped, isQuick }: Manner) => ({
	...spacing,
	...(isWrapped ? wrapping : {}),
	...(isQuick ? { 'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF' } : {}),
})

const rootOptions = (manner: Manner) => ({
	...innerOptions(manner),
	'elk.algorithm': 'layered',
	'elk.direction': manner.direction,
	'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
	'elk.edgeRouting': 'ORTHOGONAL',
	'elk.json.edgeCoords': 'ROOT',
	'elk.json.shapeCoords': 'ROOT',
	'elk.padding': '[top=8,left=8,bottom=8,right=8]',
})

const DOT = 10
const HISTORY = 30

/** Turns what is to be drawn into a graph for ELK, every box and label with its size. */
export const elkGraph = (
	definition: Definition,
	arranged: Arrangement,
	manner: Manner,
	labels: Labels,
): ElkGraph => {
	const { direction, walk } = manner
	const { states, rows, inside, more, bundles } = arranged
	const byName = new Map(states.map((state) => [state.name, state]))
	const boxes = new Map<string, StateBox>()
	const blocks = bundles.map((bundle) => labelBlock(definition, bundle, labels))
	const { edges, back, forks } = elkEdges(arranged, blocks, readingOrder(arranged, walk), direction)
	const nodeOf = (state: StateDefinition): ElkNode => {
		const { name, type, initial, children } = state
		if (type === 'history') return { id: name, width: HISTORY, height: HISTORY }
		const contents = { rows: rows.get(name), inside: inside.get(name), more: more.get(name) }
		const box = stateBox(definition, state, contents, labels)
		boxes.set(name, box)
		if (children.length === 0) return { id: name, width: box.width, height: box.head }
		const inner = children.map((child) => nodeOf(byName.get(child)!))
		if (initial) inner.unshift({ id: `dot ${name}`, width: DOT, height: DOT })
		return {
			id: name,
			children: [...inner, ...(forks.get(name) ?? [])],
			layoutOptions: {
				...innerOptions(manner),
				'elk.padding': `[top=${box.head + 14},left=18,bottom=18,right=18]`,
				'elk.nodeSize.constraints': 'MINIMUM_SIZE',
				// Where arrows lead down ELK turns the graph, but not this size.
				'elk.nodeSize.minimum': direction === 'DOWN' ? `(40, ${box.width})` : `(${box.width}, 40)`,
			},
		}
	}
	const graph = {
		id: 'picture',
		layoutOptions: rootOptions(manner),
		children: [nodeOf(states[0]!)],
		edges,
	}
	return { graph, back, boxes, blocks }
}
