import { type AnyStateMachine, createMachine } from 'xstate'
import { type Exploration, explore } from '#atlas/graph/explore.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { changed, isFields } from './changed.ts'
import { type Computed, remade } from './remade.ts'
import type { Site } from './site.ts'

/** The fields that a place was seen to give; null for a value without fields. */
export type Fields = ReadonlySet<string | null>

/** Situations that are looked at. */
const ENOUGH = 2000

/** Returns true if another value can be made of one: not of a function, an actor, an error. */
const canChange = (value: unknown): boolean => changed(value) !== value

const fieldsOf = (value: unknown): (string | null)[] => {
	if (!isFields(value)) return canChange(value) ? [null] : []
	return Object.entries(value).flatMap(([field, inner]) => (canChange(inner) ? [field] : []))
}

/** A copy of a configuration in which functions are others. */
const mapped = (value: unknown, other: (given: Computed) => unknown): unknown => {
	if (typeof value === 'function') return other(value as Computed)
	if (Array.isArray(value)) return value.map((item) => mapped(item, other))
	if (!isFields(value)) return value
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => [key, mapped(inner, other)]),
	)
}

/** Observed fields of each site, and for each field of the context a value that is not nothing. */
export type Seen = { fields: Fields[]; samples: ReadonlyMap<string, unknown> }

const samplesIn = ({ attempts }: Exploration): Map<string, unknown> => {
	const samples = new Map<string, unknown>()
	for (const { next } of attempts)
		for (const [field, value] of Object.entries((next?.context ?? {}) as object))
			if (value !== null && value !== undefined && !samples.has(field)) samples.set(field, value)
	return samples
}

/** Returns the fields that sites yield in anything that the model can cause. */
export const seenFields = (model: MachineModel, sites: readonly Site[]): Seen => {
	const seen = new Map<unknown, Set<string | null>>()
	const wrappers = new Map<unknown, Computed>()
	for (const { value } of sites) {
		const fields = seen.get(value) ?? new Set(typeof value === 'function' ? [] : fieldsOf(value))
		seen.set(value, fields)
		if (typeof value === 'function')
			wrappers.set(value, (...args) => {
				const made = (value as Computed)(...args)
				for (const field of fieldsOf(made)) fields.add(field)
				return made
			})
	}
	const wrap = (given: Computed): unknown =>
		wrappers.get(given) ?? remade(given, (inner) => mapped(inner, wrap))
	const { config, implementations } = model.machine
	const machine = createMachine(
		mapped(config, wrap) as never,
		{
			...implementations,
			actions: mapped(implementations.actions, wrap),
			delays: mapped(implementations.delays, wrap),
		} as never,
	) as unknown as AnyStateMachine
	const samples = samplesIn(explore({ ...model, machine }, ENOUGH))
	return { fields: sites.map(({ value }) => seen.get(value)!), samples }
}
