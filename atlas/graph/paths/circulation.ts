import FlatQueue from 'flatqueue'

/**
 * An arc of a network: it must carry at least `least` units of flow, each at `cost` (a whole number
 * of at least 0).
 */
export type Arc = { from: number; to: number; cost: number; least: number }

/** The flow on every arc, what it costs, and the proof: no circulation costs less than `bound`. */
export type Circulation = { flow: number[]; cost: number; bound: number }

type Residual = { head: number; arc: number; isBack: boolean }

/**
 * The cheapest circulation that carries every arc's least flow: primal-dual successive shortest
 * paths (Ahuja, Magnanti, Orlin, Network Flows, 9.8). `bound` is the value of the dual solution, so
 * `cost === bound` proves the answer.
 * @throws when the network has no circulation, that is when an arc cannot be part of a circle
 */
export const cheapestCirculation = (nodes: number, arcs: readonly Arc[]): Circulation => {
	const extra = new Array<number>(arcs.length).fill(0)
	const excess = new Array<number>(nodes).fill(0)
	const potential = new Array<number>(nodes).fill(0)
	const residual: Residual[][] = Array.from({ length: nodes }, () => [])
	arcs.forEach(({ from, to, least }, arc) => {
		excess[to]! += least
		excess[from]! -= least
		residual[from]!.push({ head: to, arc, isBack: false })
		residual[to]!.push({ head: from, arc, isBack: true })
	})
	const isOpen = ({ arc, isBack }: Residual) => !isBack || extra[arc]! > 0
	const reduced = (tail: number, { head, arc, isBack }: Residual) =>
		(isBack ? -1 : 1) * arcs[arc]!.cost + potential[tail]! - potential[head]!

	const raisePotentials = (): void => {
		const distance = new Array<number>(nodes).fill(Number.POSITIVE_INFINITY)
		const queue = new FlatQueue<number>()
		for (let node = 0; node < nodes; node += 1)
			if (excess[node]! > 0) {
				distance[node] = 0
				queue.push(node, 0)
			}
		let nearest = Number.POSITIVE_INFINITY
		while (queue.length > 0) {
			const far = queue.peekValue()!
			const node = queue.pop()!
			if (far > distance[node]! || far > nearest) continue
			if (excess[node]! < 0) nearest = Math.min(nearest, far)
			for (const half of residual[node]!) {
				if (!isOpen(half)) continue
				const through = far + reduced(node, half)
				if (through >= distance[half.head]!) continue
				distance[half.head] = through
				queue.push(half.head, through)
			}
		}
		if (nearest === Number.POSITIVE_INFINITY) throw new Error('The network has no circulation')
		for (let node = 0; node < nodes; node += 1)
			potential[node]! += Math.min(distance[node]!, nearest)
	}

	/**
	 * Sends one unit along arcs of reduced cost 0 to a node that lacks some; false when there is no
	 * such way.
	 */
	const sendFrom = (source: number, seen: Uint8Array): boolean => {
		const way: { tail: number; half: Residual }[] = []
		const next = new Map<number, number>()
		let node = source
		seen[node] = 1
		for (;;) {
			if (excess[node]! < 0) break
			const halves = residual[node]!
			let i = next.get(node) ?? 0
			while (
				i < halves.length &&
				(seen[halves[i]!.head] === 1 || !isOpen(halves[i]!) || reduced(node, halves[i]!) !== 0)
			)
				i += 1
			next.set(node, i + 1)
			if (i < halves.length) {
				way.push({ tail: node, half: halves[i]! })
				node = halves[i]!.head
				seen[node] = 1
			} else {
				const last = way.pop()
				if (!last) return false
				node = last.tail
			}
		}
		for (const { half } of way) extra[half.arc]! += half.isBack ? -1 : 1
		for (const { tail, half } of way) {
			seen[tail] = 0
			seen[half.head] = 0
		}
		excess[source]! -= 1
		excess[node]! += 1
		return true
	}

	while (excess.some((amount) => amount > 0)) {
		raisePotentials()
		const seen = new Uint8Array(nodes)
		for (let node = 0; node < nodes; node += 1)
			while (excess[node]! > 0 && seen[node] === 0 && sendFrom(node, seen));
	}
	const flow = arcs.map(({ least }, arc) => least + extra[arc]!)
	const sum = (value: (arc: Arc, i: number) => number) =>
		arcs.reduce((total, arc, i) => total + value(arc, i), 0)
	return {
		flow,
		cost: sum(({ cost }, i) => cost * flow[i]!),
		bound: sum(({ from, to, cost, least }) => least * (cost + potential[from]! - potential[to]!)),
	}
}
