import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

type Figure = Record<string, number>

const script = join(import.meta.dirname, 'atlas-figure.ts')

const measure = (name: string): Figure =>
	JSON.parse(execFileSync(process.execPath, [script, name], { encoding: 'utf8' }))

/** A figure of the atlas in words, with its target and whether it is met. */
export type AtlasLine = { name: string; figures: Figure; target: string; isMet: boolean }

const ask = (name: string, target: string, isMet: (figures: Figure) => boolean): AtlasLine => {
	const figures = measure(name)
	return { name, figures, target, isMet: isMet(figures) }
}

const exploring = (shape: 'square' | 'row'): AtlasLine =>
	ask(
		shape,
		`10,000 snapshots in a ${shape}, explored with all shortest paths under 1 s and 300 MB`,
		({ snapshots, ms, megabytes }) => snapshots === 10_000 && ms! < 1000 && megabytes! < 300,
	)

const compared = (shape: 'square' | 'row'): AtlasLine =>
	ask(
		`${shape} compared`,
		"ratio to XState's own getShortestPaths above 1",
		({ ratio }) => ratio! > 1,
	)

/** Speed, memory and strength of the atlas in ms and MB, each measured in its own process. */
export const benchAtlas = (): AtlasLine[] => [
	exploring('square'),
	exploring('row'),
	compared('square'),
	compared('row'),
	ask('suites', 'all suites of all machines under 2 s', ({ ms }) => ms! < 2000),
	ask(
		'pairs',
		'20,000 transition pairs, none left out, in the fewest steps',
		({ pairs, held, steps, bound }) => pairs! >= 20_000 && held === pairs && steps === bound,
	),
	ask(
		'mutants',
		'under 10 s a machine, every one killed or proved equivalent',
		({ slowestMs, survivors }) => slowestMs! < 10_000 && survivors === 0,
	),
	ask(
		'agreement',
		'0 disagreements with the running actor over 100,000 events',
		({ events, disagreements }) => events! >= 100_000 && disagreements === 0,
	),
	ask('layout', 'the largest machine laid out under 300 ms', ({ ms }) => ms! < 300),
]
