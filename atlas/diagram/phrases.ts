import type { Definition, TransitionDefinition } from '#atlas/graph/definition.types.ts'

/** A name in words: `choosingProvider` is "choosing provider", `promo.changed` "promo changed". */
export const phraseOf = (name: string): string =>
	name
		.replace(/([a-z\d])([A-Z])/g, '$1 $2')
		.replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
		.split(/[\s._\-:/]+/)
		.filter(Boolean)
		.map((word) => (/\d/.test(word) ? word : word.toLowerCase()))
		.join(' ')

/** A name in words that begin with a capital, as a state's heading. */
export const titleOf = (name: string): string => {
	const phrase = phraseOf(name)
	return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}

const units = [
	[86_400_000, 'd'],
	[3_600_000, 'h'],
	[60_000, 'min'],
	[100, 's'],
] as const

/** A time in its largest unit: `600` (milliseconds) is "0.6 s", `90000` "1.5 min". */
export const timeOf = (milliseconds: number): string => {
	const unit = units.find(([least]) => milliseconds >= least)
	if (!unit) return `${milliseconds} ms`
	return `${Number((milliseconds / Math.max(unit[0], 1000)).toFixed(2))} ${unit[1]}`
}

/** The delay of an `after` transition: its name, or its milliseconds. */
export const delayOf = ({ trigger, event }: TransitionDefinition): string | undefined =>
	trigger === 'after' ? /^after\((.*)\)$/.exec(event)?.[1] : undefined

/** A delay by name and duration, as far as they are known: "debounce (0.6 s)", "1.5 s". */
export const delayText = ({ delays = {} }: Definition, delay: string): string => {
	if (/^\d+$/.test(delay)) return timeOf(Number(delay))
	const duration = delays[delay]
	return duration === undefined ? delay : `${delay} (${timeOf(duration)})`
}

/** Matches XState's generated ids of inline actors, which have no name. */
const madeUp = /^(xstate\.invoke\.|\d+\.|stand-in:)/

/** The name of an invoked actor: its source's, else that of the machine it runs, else `inline`. */
export const actorOf = ({ src, machine }: { src: string; machine?: string }): string =>
	madeUp.test(src) ? (machine ?? 'inline') : src

/** The actor that a transition waits for, by its id, or by its source where the id is made up. */
export const awaitedBy = (
	{ states }: Definition,
	{ source, event }: TransitionDefinition,
): string => {
	const id = /^\w+\((.*)\)$/.exec(event)?.[1] ?? event
	const invoked = states
		.find(({ name }) => name === source)
		?.invokes.find((one) => one.id.replace(/\s/g, '\u00a0') === id)
	return invoked && madeUp.test(id) ? actorOf(invoked) : id
}
