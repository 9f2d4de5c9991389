import type { Step } from '#atlas/graph/paths/unexpected.ts'
import { isDone, verbOf } from '#atlas/naming/imperative.ts'
import { sayData, type ValueWords } from '#atlas/naming/say-value.ts'
import { capital, spaced } from '#atlas/naming/spaced.ts'
import type { Told } from './told.ts'

const inBrackets = (word: string) => (word === '' ? '' : ` (${spaced(word)})`)

/** Data in words, without the type, and without a kind that says the same word as the label. */
const dataOf = (data: unknown, said: string, words: ValueWords | undefined): string => {
	if (typeof data !== 'object' || data === null || Array.isArray(data) || data instanceof Error)
		return sayData(data, words)
	const fields = Object.entries(data).filter(
		([name, value]) => name !== 'type' && !(name === 'kind' && value === said),
	)
	return sayData(Object.fromEntries(fields), words)
}

const withData = (sentence: string, data: string): string =>
	data === '' ? sentence : `${sentence}: ${data}`

const lasting = (ms: number): string => {
	if (ms < 1000) return `${ms} ms`
	const [amount, unit] = ms % 60_000 === 0 ? [ms / 60_000, 'minute'] : [ms / 1000, 'second']
	return `${amount} ${unit}${amount === 1 ? '' : 's'}`
}

const eventOf = (label: string, { model }: Told): string => {
	const [type = '', ...rest] = label.split(' ')
	const variant = rest.join(' ')
	const words = type.split('.')
	const participle = words.pop()!
	const subject = spaced(words.join(' '))
	const verb = subject === '' ? null : verbOf(participle)
	const happened = verb !== null && !isDone(participle)
	const made = verb === null ? `Send “${type}”` : `${capital(verb)} the ${subject}`
	const sentence = happened ? `See to it that the ${subject} is ${participle}` : made
	return withData(
		sentence + inBrackets(variant),
		dataOf(model?.events[label], variant, model?.words),
	)
}

const answerOf = (label: string, { model }: Told): string => {
	const [actor = '', ...rest] = label.split(' ')
	const name = rest.join(' ')
	const outcome = model?.outcomes[actor]?.[name]
	const isError = outcome !== undefined && 'error' in outcome
	const sentence = isError
		? `Let “${spaced(actor)}” fail (${spaced(name)})`
		: `Let “${spaced(actor)}” answer “${spaced(name)}”`
	const data = Object.values(outcome ?? {})[0] as unknown
	return withData(sentence, dataOf(data, name, model?.words))
}

/** Returns a tester's action at a step, as a sentence without full stop, with its data in words. */
export const actionOf = ({ kind, label }: Step, told: Told = {}): string => {
	const { model } = told
	if (kind === 'event') return eventOf(label, told)
	if (kind === 'outcome') return answerOf(label, told)
	if (kind === 'start') {
		const sentence = label === 'default' ? 'Begin' : `Begin as “${spaced(label)}”`
		return withData(sentence, dataOf(model?.inputs[label], label, model?.words))
	}
	const ms = model?.delays[label]
	return `Wait until “${spaced(label)}” is over${ms === undefined ? '' : ` (${lasting(ms)})`}`
}
