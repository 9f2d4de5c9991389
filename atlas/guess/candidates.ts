import { createActor, fromTransition } from 'xstate'
import type { Literals } from './literals.ts'
import type { Shape } from './shape.ts'

const TEXT = new Set(
	'trim trimStart trimEnd toUpperCase toLowerCase split startsWith endsWith match replace replaceAll charAt charCodeAt padStart padEnd localeCompare normalize repeat test'.split(
		' ',
	),
)
const LIST = new Set(
	'map filter find findIndex findLast some every forEach reduce push flatMap flat sort reverse join entries toSorted'.split(
		' ',
	),
)
const EITHER = new Set('length includes indexOf slice concat at'.split(' '))
const NUMBER = new Set('toFixed toPrecision'.split(' '))
const ACTOR = new Set('send getSnapshot sessionId'.split(' '))
const DATE = new Set('getTime toISOString getFullYear getMonth getDate getHours'.split(' '))

/** Most values that are tried for one property, and for a whole payload. */
const MOST_VALUES = 14
const MOST_PAYLOADS = 60
const DEEPEST = 5

/** Places in a list, which are keys of it. */
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** An actor that hears and says nothing. */
const quiet = fromTransition((state: null) => state, null)

const leaf = (key: string, literals: Literals): unknown[] => {
	const near = literals.near(key).slice(0, MOST_VALUES - 6)
	const plain = /^(is|has|can|should)[A-Z]/.test(key)
		? [true, false]
		: [key, 1, true, false, '', null]
	return [...new Set([...plain.slice(0, 1), ...near, ...plain.slice(1), 0])]
}

const numbers = (key: string, literals: Literals): number[] => [
	...new Set([
		1,
		...literals.near(key).filter((one): one is number => typeof one === 'number'),
		0,
		-1,
	]),
]

const lists = (shape: Shape, key: string, literals: Literals, depth: number): unknown[] => {
	const elements = shape.element ? valuesOf(shape.element, key, literals, depth + 1) : [key]
	const [first, second = first] = elements
	const most = Math.max(3, ...numbers('length', literals).filter((size) => size < 20))
	return [
		...elements.slice(0, MOST_VALUES - 3).map((element) => [element]),
		[],
		Array.from({ length: most }, (_, i) => (i % 2 === 0 ? first : second)),
	]
}

/**
 * Objects with each combination of values, those that differ from the first in one property before
 * the others.
 */
const objects = (shape: Shape, literals: Literals, depth: number): Record<string, unknown>[] => {
	const fields = [...shape.reads].map(([key, inner]): [string, unknown[]] => [
		key,
		valuesOf(inner, key, literals, depth + 1),
	])
	const base = Object.fromEntries(fields.map(([key, values]) => [key, values[0]]))
	const single = fields.flatMap(([key, values]) =>
		values.slice(1).map((value) => ({ ...base, [key]: value })),
	)
	const double = fields.flatMap(([one, values], i) =>
		fields
			.slice(i + 1)
			.flatMap(([other, others]) =>
				values
					.slice(1, 5)
					.flatMap((value) =>
						others.slice(1, 5).map((second) => ({ ...base, [one]: value, [other]: second })),
					),
			),
	)
	return [base, ...single, ...double].slice(0, MOST_PAYLOADS)
}

/** Values that fit what is asked of one, the likeliest first. */
export const valuesOf = (shape: Shape, key: string, literals: Literals, depth = 0): unknown[] => {
	const asked = [...shape.reads.keys()]
	const any = (words: ReadonlySet<string>) => asked.some((word) => words.has(word))
	if (depth > DEEPEST) return [key]
	if (shape.asActor || any(ACTOR)) return [createActor(quiet, { id: key })]
	if (any(TEXT))
		return [...new Set([key, ...leaf(key, literals).filter((one) => typeof one === 'string')])]
	if (any(NUMBER)) return numbers(key, literals)
	if (any(DATE)) return [new Date(0)]
	if (shape.element || any(LIST)) return lists(shape, key, literals, depth)
	if (asked.length > 0 && asked.every((word) => EITHER.has(word)))
		return [key, '', ...lists(shape, key, literals, depth)]
	if (asked.length > 0) return [...objects(shape, literals, depth), null]
	if (shape.returns) return [() => undefined]
	if (shape.asNumber) return [...numbers(key, literals), key]
	return shape.asKey ? [...new Set([...leaf(key, literals), ...PLACES])] : leaf(key, literals)
}

/**
 * Payloads that fit what is asked of one: objects of its properties; one empty object where nothing
 * is asked.
 */
export const payloadsOf = (shape: Shape, literals: Literals): Record<string, unknown>[] =>
	objects(shape, literals, 0)
