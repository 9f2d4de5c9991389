import { stateOf } from '#atlas/graph/graph.ts'
import { json } from '#atlas/graph/label.ts'
import { isUnexpected, type Step } from '#atlas/graph/paths/unexpected.ts'
import { readSituation } from '#atlas/graph/situation.ts'
import { sayData } from '#atlas/naming/say-value.ts'
import { stateWords } from '#atlas/naming/spaced.ts'
import { effectWords } from './effect-words.ts'
import type { Told } from './told.ts'

/** With a full stop at its end, unless it ends in one. */
export const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** A description as one sentence: code in quotation marks, with a full stop. */
const sentence = (description: string): string =>
	description
		.trim()
		.replace(/`([^`]*)`/g, '“$1”')
		.replaceAll(/\s+/g, ' ')
		.replace(/([^.!?”])$/, '$1.')

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Fields of a situation that are others than in the situation before; of a first one, those that
 * hold something.
 */
const changesOf = ({ from, to }: Step): unknown => {
	const now = readSituation(to).context
	const isFirst = !from.includes(' ')
	const before = isFirst ? undefined : readSituation(from).context
	if (!isRecord(now)) return isFirst || json(now) !== json(before) ? (now ?? undefined) : undefined
	const known = isRecord(before) ? before : {}
	const isTold = (field: string, value: unknown) =>
		isFirst
			? ![null, '', false, 0].includes(value as null) && json(value) !== '[]'
			: json(value) !== json(known[field])
	const changed = Object.entries(now).filter(([field, value]) => isTold(field, value))
	return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

/**
 * Returns the descriptions of the transitions that a step takes and of the states that it reaches.
 */
const reasonsOf = ({ transitions, from, to }: Step, { definition }: Told): string[] => {
	if (!definition) return []
	const taken = transitions.map((id) => definition.transitions.find((one) => one.id === id))
	const isNew = stateOf(from) !== stateOf(to)
	const states = isNew
		? stateOf(to)
				.split('+')
				.map((leaf) => definition.states.find(({ name }) => name === leaf))
		: []
	return [...taken, ...states].flatMap((one) =>
		one?.description ? [sentence(one.description)] : [],
	)
}

/** A situation in words: the state, and what is known in it. */
export const situationWords = (situation: string, { model }: Told = {}): string => {
	const data = sayData(readSituation(situation).context ?? undefined, model?.words)
	return ended(`It is in “${stateWords(stateOf(situation))}”${data === '' ? '' : `: ${data}`}`)
}

/**
 * Returns the expected result in sentences: the state and its descriptions, the context, and the
 * effects.
 */
export const expectationOf = (step: Step, told: Told = {}): string => {
	const state = stateWords(stateOf(step.to))
	if (isUnexpected(step)) return `Nothing happens: it stays in “${state}”.`
	const isSame = stateOf(step.from) === stateOf(step.to)
	const now = sayData(changesOf(step), told.model?.words)
	const effects = effectWords(step.effects, told.model?.words)
	return [
		`It ${isSame ? 'stays' : 'is'} in “${state}”.`,
		...reasonsOf(step, told),
		...(now === '' ? [] : [ended(`Now: ${now}`)]),
		...(effects.length === 0 ? [] : [ended(effects.join('; ').replace(/^i/, 'I'))]),
	].join(' ')
}
