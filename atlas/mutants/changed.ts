type Given = (...args: never[]) => unknown

/** Returns true if a value is an object with fields, and no error, actor or other instance. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' &&
	value !== null &&
	[Object.prototype, null].includes(Object.getPrototypeOf(value) as null)

/**
 * Another value of the same kind, so that what depends on it shows the difference; instances and
 * functions stay.
 * @param instead what there is instead of nothing
 */
export const changed = (value: unknown, instead: unknown = '~'): unknown => {
	if (typeof value === 'string') return `${value}~`
	if (typeof value === 'number') return value + 1
	if (typeof value === 'boolean') return !value
	if (value === null || value === undefined) return instead
	if (Array.isArray(value)) return value.length > 0 ? value.map((item) => changed(item)) : ['~']
	if (!isFields(value)) return value
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner)]))
}

/** A given value, or what computes it, with its result changed. */
export const alter = (given: unknown, change: (result: unknown) => unknown): unknown =>
	typeof given === 'function'
		? (...args: never[]) => change((given as Given)(...args))
		: change(given)

/**
 * A change of one field, where it is there; of the whole value where no field is named.
 * @param samples a value of each field of the context, for what holds nothing
 * @param own the field of the context that the whole value is for
 */
export const changeOf =
	(field: string | null, samples: ReadonlyMap<string, unknown>, own?: string) =>
	(result: unknown): unknown => {
		if (field === null) return changed(result, samples.get(own ?? ''))
		return isFields(result) && field in result
			? { ...result, [field]: changed(result[field], samples.get(field)) }
			: result
	}
