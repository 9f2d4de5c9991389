/**
 * Shape of an unknown value, from the accesses of the code: its properties, and whether it is used
 * as text, number, list or function.
 */
export type Shape = {
	reads: Map<string, Shape>
	/** Shape of an element, if it is a list. */
	element: Shape | null
	returns: Shape | null
	asNumber: boolean
	/** It was made a text or the key of a property, as the place in a list is. */
	asKey: boolean
	/** An event was sent to it. */
	asActor: boolean
}

/** The shape of a value of which nothing is asked yet. */
export const newShape = (): Shape => ({
	reads: new Map(),
	element: null,
	returns: null,
	asNumber: false,
	asKey: false,
	asActor: false,
})

const elementOf = (shape: Shape): Shape => {
	shape.element ??= newShape()
	return shape.element
}

const readOf = (shape: Shape, key: string): Shape => {
	const known = shape.reads.get(key) ?? newShape()
	shape.reads.set(key, known)
	return known
}

const values = new WeakMap<Shape, unknown>()
const shapes = new WeakMap<object, Shape>()

/** The shape that a traced value notes in; undefined of any other value. */
export const shapeOf = (value: unknown): Shape | undefined =>
	typeof value === 'function' ? shapes.get(value) : undefined

/**
 * Calls what a list's method is given, as the method would, so that it shows what it asks of an
 * element.
 */
const callWith = (given: unknown, shape: Shape): void => {
	if (typeof given !== 'function') return
	try {
		given(tracedValue(elementOf(shape)), 0, [])
	} catch {
		// A callback may fail on an unknown value; calling it with examples finds such failures.
	}
}

const methodOf = (owner: Shape, shape: Shape): unknown => {
	const made = new Proxy(() => undefined, {
		get: (_, key) => readFrom(shape, key),
		apply: (_target, _self, given: unknown[]) => {
			for (const one of given) callWith(one, owner)
			shape.returns ??= newShape()
			return tracedValue(shape.returns)
		},
	})
	shapes.set(made, shape)
	return made
}

const readFrom = (shape: Shape, key: PropertyKey): unknown => {
	if (key === Symbol.toPrimitive)
		return (hint: string) => {
			shape.asNumber ||= hint === 'number'
			shape.asKey ||= hint === 'string'
			return hint === 'number' ? 0 : ''
		}
	if (key === Symbol.iterator) return () => [tracedValue(elementOf(shape))].values()
	if (typeof key !== 'string' || key === 'toJSON' || key === 'then') return undefined
	const inner = readOf(shape, key)
	if (key === 'length' || key === 'size') return 0
	return methodOf(shape, inner)
}

/**
 * A value that answers whatever is asked of it and notes it in its shape; it may be kept and asked
 * later.
 */
export const tracedValue = (shape: Shape): unknown => {
	const known = values.get(shape)
	if (known !== undefined) return known
	const made: unknown = new Proxy(() => undefined, {
		get: (_, key) => readFrom(shape, key),
		apply: () => {
			shape.returns ??= newShape()
			return tracedValue(shape.returns)
		},
	})
	values.set(shape, made)
	shapes.set(made as object, shape)
	return made
}

/** An object whose known fields are given, and of which every other is traced. */
export const tracedObject = <Known extends object>(known: Known, shape: Shape): Known =>
	new Proxy(known, {
		get: (target, key) =>
			key in target || typeof key === 'symbol' || key === 'toJSON' || key === 'then'
				? Reflect.get(target, key)
				: tracedValue(readOf(shape, key)),
	})
