/** Reads one value of the address; undefined where it makes no sense. */
type Field<Value> = (raw: unknown) => Value | undefined

/**
 * Reads what an address asks for and never throws: what makes no sense is undefined. Every page
 * needs it before it answers to touch, which is why it takes no library. Every key is said, because
 * the router lays what is read over the raw search.
 */
export const readSearchBy =
	<Fields extends Record<string, Field<unknown>>>(fields: Fields) =>
	(raw: unknown): { [Key in keyof Fields]: ReturnType<Fields[Key]> } => {
		const all = Object(raw) as Record<string, unknown>
		const read = Object.entries(fields).map(([key, field]) => [key, field(all[key])])
		return Object.fromEntries(read)
	}

/**
 * Words out of the address, without control characters and at most so long; undefined where nothing
 * is left.
 */
export const words =
	(most: number): Field<string> =>
	(raw) =>
		typeof raw === 'string' || typeof raw === 'number'
			? String(raw)
					.replace(/\p{Cc}/gu, ' ')
					.trim()
					.slice(0, most) || undefined
			: undefined

const all = words(600)
const part = words(80)

/**
 * A comma list out of the address, without blanks and doubles, at most twenty; undefined where it
 * is empty.
 */
export const list: Field<string[]> = (raw) => {
	const parts: unknown[] = Array.isArray(raw) ? raw : (all(raw) ?? '').split(',')
	const named = new Set(parts.flatMap((one) => part(one) ?? []))
	return named.size > 0 ? [...named].slice(0, 20) : undefined
}

/** One of some words out of the address. */
export const oneOf =
	<const Word extends string>(known: readonly Word[]): Field<Word> =>
	(raw) =>
		known.find((word) => word === raw)

const digits = words(8)

/** One of some numbers out of the address. */
export const oneOfNumbers =
	(known: readonly number[]): Field<number> =>
	(raw) =>
		known.find((one) => one === Number(digits(raw)))

/** A whole number out of the address, both bounds included. */
export const whole =
	(least: number, most: number): Field<number> =>
	(raw) => {
		const value = Number(digits(raw))
		return Number.isInteger(value) && value >= least && value <= most ? value : undefined
	}

/** A page number out of the address, 2 to 1,000; nonsense is the first page. */
export const page = whole(2, 1000)

const id = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** An id out of the address (RFC 9562). */
export const uuid: Field<string> = (raw) =>
	typeof raw === 'string' && id.test(raw) ? raw : undefined
