import { expect, test } from 'vitest'
import { runInTurn } from './in-turn.ts'
import type { Layer } from './layer.types.ts'

const layer = (name: string, cores?: number): Layer => ({
	name,
	command: [],
	...(cores && { cores }),
})

/**
 * Runs layers and ends the oldest running one each time. Returns which layers ran side by side at
 * each step.
 */
const seen = async (layers: Layer[], cores: number): Promise<string[]> => {
	const open = new Map<string, () => void>()
	const moments: string[] = []
	const run = ({ name }: Layer) =>
		new Promise<void>((resolve) => {
			open.set(name, resolve)
		})
	let isDone = false
	const all = runInTurn(layers, cores, run).then(() => {
		isDone = true
	})
	while (!isDone) {
		await new Promise(setImmediate)
		const [oldest] = open
		if (!oldest) continue
		moments.push([...open.keys()].join(' '))
		open.delete(oldest[0])
		oldest[1]()
	}
	await all
	return moments
}

test('25.5 layers run side by side as far as there are cores, in their order', async () => {
	const layers = [layer('types', 1), layer('server', 2), layer('lint', 1), layer('atlas', 1)]
	expect(await seen(layers, 2)).toEqual(['types lint', 'lint atlas', 'atlas', 'server'])
	expect(await seen(layers, 4)).toEqual([
		'types server lint',
		'server lint atlas',
		'lint atlas',
		'atlas',
	])
})

test('25.5 a layer that wants all cores, or more than there are, runs alone', async () => {
	const layers = [layer('browser'), layer('types', 1), layer('server', 3)]
	expect(await seen(layers, 2)).toEqual(['browser', 'types', 'server'])
	expect(await seen([], 2)).toEqual([])
})

test('25.5 what fails to start ends the run', async () => {
	const run = () => Promise.reject(new Error('no such program'))
	await expect(runInTurn([layer('types', 1)], 2, run)).rejects.toThrow('no such program')
})
