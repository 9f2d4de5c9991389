import { stateOf } from '#atlas/graph/graph.ts'
import type { Step } from '#atlas/graph/paths/unexpected.ts'
import { capital, spaced, stateWords } from './spaced.ts'

const FEWEST = 2
const MOST = 6

const times = ['', '', ' twice', ' three times']

const bad = /fail|error|refus|reject|declin|invalid|expire|lost/i

/**
 * Returns a short name of a step: `pay by card declined`, `promo changed typed`, `after debounce`.
 */
const happeningOf = ({ kind, label }: Step): string => {
	if (kind === 'delay') return `${spaced(label)} over`
	const [name = '', ...rest] = label.split(' ')
	return [spaced(name).replaceAll(',', ''), ...rest.map(spaced)].join(' ')
}

const isSetback = ({ kind, label, to }: Step): boolean =>
	kind !== 'start' && (bad.test(label) || bad.test(to.split(' {')[0]!))

type Happening = { words: string; count: number; first: number; weight: number }

const weightOf = (step: Step): number => {
	if (isSetback(step)) return 3
	return step.kind === 'event' ? 1 : 2
}

/**
 * Returns the notable steps of a path, most important first: failures, then answers of actors and
 * delays, then events; of these the rare ones, then the late ones.
 */
const happeningsOf = (steps: readonly Step[]): Happening[] => {
	const found = new Map<string, Happening>()
	steps.forEach((step, at) => {
		if (step.kind === 'start') return
		const words = happeningOf(step)
		const known = found.get(words)
		if (known) known.count += 1
		else found.set(words, { words, count: 1, first: at, weight: weightOf(step) })
	})
	return [...found.values()].sort(
		(a, b) => b.weight - a.weight || a.count - b.count || b.first - a.first,
	)
}

const listed = (items: readonly string[]): string =>
	items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/**
 * Names a path: its end, its notable steps, its beginning. The name depends on the path alone.
 * @param most maximum number of notable steps
 */
const nameOf = (steps: readonly Step[], most: number): string => {
	const [start] = steps
	const last = steps.at(-1)
	if (!start || !last) return 'Nothing happens'
	const end = stateWords(stateOf(last.to))
	const all = happeningsOf(steps)
	const told = all.slice(0, most).sort((a, b) => a.first - b.first)
	const said = told.map(({ words, count }) => words + (times[count] ?? ` ${count} times`))
	const more = all.length > most ? `, in ${steps.length} steps` : ''
	const from = start.label === 'default' ? '' : ` (from ${spaced(start.label)})`
	return `${capital(end)}${said.length > 0 ? ` after ${listed(said)}` : ' at once'}${more}${from}`
}

/**
 * Names of paths, each another: where two would have the same name, both tell more of what happens,
 * and if that does not help, the beginning of their ids.
 */
export const pathNames = (paths: readonly { id: string; made: readonly Step[] }[]): string[] => {
	const names = paths.map(() => '')
	let open = paths.map((_, i) => i)
	for (let most = FEWEST; most <= MOST && open.length > 0; most++) {
		for (const i of open) names[i] = nameOf(paths[i]!.made, most)
		const same = Map.groupBy(open, (i) => names[i]!)
		open = [...same.values()].flatMap((alike) => (alike.length > 1 ? alike : []))
	}
	for (const i of open) names[i] += ` (${paths[i]!.id.slice(0, 5)})`
	return names
}
