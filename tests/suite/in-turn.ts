import type { Layer } from './layer.types.ts'

/**
 * Runs layers side by side to keep the cores busy, in order. A layer that fits the free cores goes
 * before one that must wait. A layer that needs more cores than the machine has runs alone.
 */
export const runInTurn = async (
	layers: readonly Layer[],
	cores: number,
	run: (layer: Layer) => Promise<unknown>,
): Promise<void> => {
	const waiting = [...layers]
	const running = new Set<Promise<unknown>>()
	let free = cores
	while (waiting.length + running.size > 0) {
		const needed = ({ cores: some = cores }: Layer) => Math.min(some, cores)
		const next = waiting.findIndex((layer) => needed(layer) <= free)
		if (next < 0) {
			await Promise.race(running)
			continue
		}
		const [layer] = waiting.splice(next, 1)
		free -= needed(layer!)
		const one = run(layer!).finally(() => {
			free += needed(layer!)
			running.delete(one)
		})
		running.add(one)
		if (waiting.length === 0) await Promise.all(running)
	}
}
