import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { StateDefinition } from '#atlas/graph/definition.types.ts'
import type { Arrangement } from './arrange.ts'
import { cutAt } from './cut-at.ts'
import type { ElkGraph } from './elk-graph.ts'
import type {
	Box,
	LaidFold,
	LaidFork,
	LaidInitial,
	LaidState,
	LaidTransition,
	Layout,
	Line,
	Point,
} from './layout.ts'

const at = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height })

const moved = <Placed extends { lines: Line[]; x: number; y: number }>(
	placed: Placed,
	by: Point,
): Placed => ({
	...placed,
	x: placed.x + by.x,
	y: placed.y + by.y,
	lines: placed.lines.map((line) => ({ ...line, x: line.x + by.x, y: line.y + by.y })),
})

const pointsIn = (edge: ElkExtendedEdge | undefined): Point[] =>
	(edge?.sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) =>
		[startPoint, ...(bendPoints ?? []), endPoint].map(({ x, y }) => ({ x, y })),
	)

const shapeOf = (
	{ type, children }: StateDefinition,
	parent: StateDefinition | undefined,
): LaidState['shape'] => {
	if (type === 'history' || type === 'final') return type
	if (parent?.type === 'parallel') return 'region'
	return children.length > 0 ? 'group' : 'leaf'
}

/** Reads ELK's answer, all of it measured from the picture's corner. */
export const readLayout = (answer: ElkNode, asked: ElkGraph, arranged: Arrangement): Layout => {
	const nodes = new Map<string, Box>()
	const edges = new Map<string, ElkExtendedEdge>()
	const visit = (node: ElkNode): void => {
		nodes.set(node.id, at(node))
		for (const edge of node.edges ?? []) edges.set(edge.id, edge)
		for (const child of node.children ?? []) visit(child)
	}
	visit(answer)
	const pointsOf = (id: string): Point[] => {
		const points = pointsIn(edges.get(id))
		return asked.back.has(id) ? points.reverse() : points
	}
	const byName = new Map(arranged.states.map((state) => [state.name, state]))
	const transitions: LaidTransition[] = []
	const initials: LaidInitial[] = []
	const forks: LaidFork[] = []
	const folds: LaidFold[] = []
	const states = arranged.states.map((state): LaidState => {
		const { name, history, initial } = state
		const box = nodes.get(name)!
		const written = asked.boxes.get(name)
		const dot = nodes.get(`dot ${name}`) ?? (history && initial ? box : undefined)
		if (dot)
			initials.push({
				state: name,
				x: dot.x + dot.width / 2,
				y: dot.y + dot.height / 2,
				radius: history ? 0 : dot.width / 2,
				arrow: pointsOf(`begin ${name}`),
			})
		for (const { transition, label } of written?.rows ?? [])
			transitions.push({ id: transition, first: true, arrows: [], label: moved(label, box) })
		for (const { kind, label } of written?.folds ?? [])
			folds.push({ state: name, kind, label: moved(label, box) })
		const letters = [{ text: history === 'deep' ? 'H*' : 'H', part: 'name' as const }]
		const own = written?.lines ?? [{ x: history === 'deep' ? 6 : 10, y: 20, spans: letters }]
		return {
			...box,
			name,
			shape: shapeOf(state, byName.get(state.parent ?? '')),
			depth: name === '.' ? 0 : name.split('.').length,
			lines: moved({ lines: own, x: 0, y: 0 }, box).lines,
			rule: written?.rule == null ? null : box.y + written.rule,
			inside: arranged.inside.get(name) ?? 0,
		}
	})
	arranged.bundles.forEach(({ to }, i) => {
		const edge = edges.get(`edge ${i}`)
		const place = at(edge?.labels?.[0] ?? {})
		const leading = cutAt(pointsOf(`edge ${i}`), place)
		const arrows = leading.map((points, j) => ({
			points,
			head: to.length === 1 && j === leading.length - 1,
		}))
		if (to.length > 1)
			for (const j of to.keys()) arrows.push({ points: pointsOf(`edge ${i} ${j}`), head: true })
		asked.blocks[i]!.labels.forEach(({ transition, label }, j) => {
			transitions.push({ id: transition, first: j === 0, arrows, label: moved(label, place) })
		})
		const fork = nodes.get(`fork ${i}`)
		if (fork) forks.push({ ...fork, transition: asked.blocks[i]!.labels[0]!.transition })
	})
	const { width = 0, height = 0 } = answer
	return {
		width: Math.ceil(width),
		height: Math.ceil(height),
		states,
		transitions,
		initials,
		forks,
		folds,
	}
}
