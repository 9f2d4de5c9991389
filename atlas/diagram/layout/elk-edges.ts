import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { Arrangement } from './arrange.ts'
import type { LabelBlock } from './label-block.ts'

/**
 * Edges for ELK, which of them run from target to source, and the forks by the state that holds
 * them.
 */
export type ElkEdges = {
	edges: ElkExtendedEdge[]
	back: Set<string>
	forks: Map<string, ElkNode[]>
}

const FORK = { width: 8, height: 30 }

/**
 * The edges of a picture: from where each compound state begins, and of every bundle, one arrow
 * with its labels, or a labelled line to a fork and arrows from there. An edge that leads back in
 * the reading order is given to ELK the other way round, so that it has no circle to break and the
 * picture begins where the machine begins.
 */
export const elkEdges = (
	{ states, bundles }: Arrangement,
	blocks: readonly LabelBlock[],
	order: Map<string, number>,
	direction: 'RIGHT' | 'DOWN',
): ElkEdges => {
	const parents = new Map(states.map(({ name, parent }) => [name, parent]))
	const chainOf = (name: string): string[] => {
		const parent = parents.get(name) ?? null
		return parent === null ? [name] : [...chainOf(parent), name]
	}
	const holderOf = (names: readonly string[]): string => {
		const chains = names.map((name) => chainOf(name).slice(0, -1))
		return chains[0]?.findLast((one) => chains.every((chain) => chain.includes(one))) ?? '.'
	}
	const leadsBack = (from: string, to: string): boolean => {
		const [out, into] = [chainOf(from), chainOf(to)]
		const apart = out.findIndex((name, i) => name !== into[i])
		const [left, entered] = [out[apart], into[apart]]
		return left !== undefined && entered !== undefined && order.get(left)! > order.get(entered)!
	}
	const edges: ElkExtendedEdge[] = []
	const back = new Set<string>()
	const forks = new Map<string, ElkNode[]>()
	const add = (edge: ElkExtendedEdge, isBack: boolean): void => {
		if (isBack) back.add(edge.id)
		edges.push(isBack ? { ...edge, sources: edge.targets, targets: edge.sources } : edge)
	}
	for (const { name, type, initial, children } of states) {
		const isHistory = type === 'history'
		if (!initial || (!isHistory && children.length === 0)) continue
		const source = isHistory ? name : `dot ${name}`
		const edge = { id: `begin ${name}`, sources: [source], targets: [initial] }
		add(edge, isHistory && leadsBack(name, initial))
	}
	bundles.forEach(({ from, to, transitions }, at) => {
		const { width, height } = blocks[at]!
		const fork = `fork ${at}`
		const inline = { 'elk.edgeLabels.inline': from === to[0] ? 'false' : 'true' }
		const label = { id: `label ${at}`, text: transitions[0]!.id, width, height }
		const labels = [{ ...label, layoutOptions: inline }]
		const target = to.length > 1 ? fork : to[0]!
		const edge = { id: `edge ${at}`, sources: [from], targets: [target], labels }
		add(edge, to.length === 1 && leadsBack(from, target))
		if (to.length === 1) return
		const holder = holderOf([from, ...to])
		const size = direction === 'RIGHT' ? FORK : { width: FORK.height, height: FORK.width }
		forks.set(holder, [...(forks.get(holder) ?? []), { id: fork, ...size }])
		to.forEach((one, i) => {
			add({ id: `edge ${at} ${i}`, sources: [fork], targets: [one] }, leadsBack(from, one))
		})
	})
	return { edges, back, forks }
}
