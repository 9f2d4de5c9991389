import { spaced } from './spaced.ts'

/** How values of some fields are said, by the field's name: an amount as money, for example. */
export type ValueWords = Readonly<Record<string, (value: never) => string>>

const text = (value: string): string => {
	if (value === '') return 'nothing'
	if (value.trim() === '') return 'only spaces'
	return value === value.trim() ? value : `“${value}”`
}

const joined = (items: readonly string[]): string =>
	items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A value in words: text with spaces around it in quotation marks, `yes` and `no`, lists with
 * `and`, fields of an object by name.
 */
export const sayValue = (value: unknown, words: ValueWords = {}): string => {
	if (value === null || value === undefined) return 'none'
	if (typeof value === 'string') return text(value)
	if (typeof value === 'boolean') return value ? 'yes' : 'no'
	if (value instanceof Error) return value.message || value.name
	if (Array.isArray(value))
		return value.length === 0 ? 'none' : joined(value.map((item) => sayValue(item, words)))
	if (isRecord(value)) return `(${sayFields(value, words) || 'nothing'})`
	return String(value)
}

/** Fields in words: `price 499.00 rupees, coupon SAVE200`. Missing fields are left out. */
export const sayFields = (fields: Record<string, unknown>, words: ValueWords = {}): string =>
	Object.entries(fields)
		.filter(([, value]) => value !== undefined && typeof value !== 'function')
		.map(([field, value]) => {
			const own = value === null ? undefined : words[field]
			return `${spaced(field)} ${own ? own(value as never) : sayValue(value, words)}`
		})
		.join(', ')

/** Any data in words: fields of an object, or a value. */
export const sayData = (data: unknown, words: ValueWords = {}): string => {
	if (data === undefined) return ''
	return isRecord(data) && !(data instanceof Error) ? sayFields(data, words) : sayValue(data, words)
}
