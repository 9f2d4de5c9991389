import type { AnyStateMachine } from 'xstate'
import { nodesOf, transitionsFrom } from '#atlas/graph/definition.ts'

type Primitive = string | number

/**
 * Words and numbers that functions of a machine are written with; `near` answers those of functions
 * that name a property first.
 */
export type Literals = { near: (property: string) => Primitive[] }

const LITERAL = /'([^'\\\n]{0,60})'|"([^"\\\n]{0,60})"|(?<![\w.$])(\d{1,9}(?:\.\d+)?)(?![\w.])/g

const literalsIn = (source: string): Primitive[] =>
	[...source.matchAll(LITERAL)].map(([, one, two, number]) =>
		number === undefined ? (one ?? two)! : Number(number),
	)

const functionsIn = (value: unknown, found: Set<string>, depth = 0): void => {
	if (typeof value === 'function') {
		found.add(String(value))
		const { assignment, guards } = value as { assignment?: unknown; guards?: unknown }
		if (depth < 6) for (const inner of [assignment, guards]) functionsIn(inner, found, depth + 1)
	} else if (Array.isArray(value)) {
		if (depth < 6) for (const inner of value) functionsIn(inner, found, depth + 1)
	} else if (typeof value === 'object' && value !== null && depth < 6) {
		const prototype: unknown = Object.getPrototypeOf(value)
		if (prototype === Object.prototype || prototype === null)
			for (const inner of Object.values(value)) functionsIn(inner, found, depth + 1)
	}
}

const collect = (value: unknown, found: Map<string, Primitive[]>, key = '', depth = 0): void => {
	if (typeof value === 'string' || typeof value === 'number') {
		found.set(key, [...(found.get(key) ?? []), value])
	} else if (Array.isArray(value)) {
		if (depth < 5) for (const one of value.slice(0, 20)) collect(one, found, key, depth + 1)
	} else if (typeof value === 'object' && value !== null && depth < 5)
		for (const [name, one] of Object.entries(value).slice(0, 40))
			collect(one, found, name, depth + 1)
}

/**
 * Reads the literals of every guard, assignment, params and input of a machine.
 * @param contexts contexts of the machine, whose values stand for the properties of the same name
 */
export const literalsOf = (machine: AnyStateMachine, contexts: readonly unknown[]): Literals => {
	const held = new Map<string, Primitive[]>()
	for (const context of contexts) collect(context, held)
	const { guards, actions, delays } = machine.implementations
	const found = new Set<string>()
	functionsIn([{ ...guards }, { ...actions }, { ...delays }], found)
	for (const node of nodesOf(machine.root)) {
		functionsIn([node.entry, node.exit, node.config.invoke] as unknown[], found)
		for (const one of transitionsFrom(node)) functionsIn([one.guard, one.actions], found)
	}
	const sources = [...found].map((source) => ({ source, literals: literalsIn(source) }))
	return {
		near: (property) => {
			const near = sources.filter(({ source }) => source.includes(property))
			const all = [
				...new Set<Primitive>([
					...(held.get(property) ?? []).slice(0, 3),
					...near.flatMap(({ literals }) => literals),
				]),
			]
			return [
				...new Set(
					all.flatMap((one): Primitive[] => (typeof one === 'number' ? [one, one + 1] : [one])),
				),
			]
		},
	}
}
