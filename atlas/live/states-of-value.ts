import type { StateValue } from 'xstate'

/** The names of the states of a state value, outer ones too: `{a: 'b'}` is `a` and `a.b`. */
export const statesOfValue = (value: StateValue, around = ''): string[] => {
	if (typeof value === 'string') return [around + value]
	return Object.entries(value).flatMap(([key, inner]) => [
		around + key,
		...(inner === undefined ? [] : statesOfValue(inner, `${around}${key}.`)),
	])
}
