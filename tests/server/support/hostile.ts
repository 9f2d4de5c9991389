import fc from 'fast-check'

/** A JSON schema as far as the contract uses it, with references resolved by `resolve`. */
export type Schema = {
	$ref?: string
	type?: string | string[]
	format?: string
	enum?: unknown[]
	items?: Schema
	properties?: Record<string, Schema>
	required?: string[]
	allOf?: Schema[]
	anyOf?: Schema[]
	oneOf?: Schema[]
	minItems?: number
}

const uuid = '0197a000-0000-7000-8000-000000000001'

/** Texts that passed a schema once and failed later. */
export const hostileText = fc.constantFrom(
	'',
	' ',
	'null',
	uuid,
	`urn:uuid:${uuid}`,
	uuid.toUpperCase(),
	`{${uuid}}`,
	'\u0000',
	'a\u0000b',
	'\ud800',
	'x\udfff',
	'0000-01-01',
	'0000-01-01T00:00:00Z',
	'2016-12-31T23:59:60Z',
	'9999-12-31T23:59:59Z',
	'-1',
	'1e309',
	'Infinity',
	'-Infinity',
	'99999999999999999999',
	'NaN',
	'2147483648',
	'../../etc/passwd',
	'%00',
	"'; DROP TABLE account; --",
	'😀'.repeat(100),
	'a'.repeat(5000),
	'a@b.co',
	'2026-11-20T10:00:00Z',
	'1990-02-30',
)

const hostileNumber = fc.constantFrom(0, -1, 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, 0.5, 1e-7)

const hostileValue = fc.oneof(
	hostileText,
	hostileNumber,
	fc.constantFrom(null, true, false, [], {}, [[]], { a: { b: [] } }, [null]),
)

/** Values near a schema: mostly of its type, sometimes anything. */
export const near = (
	schema: Schema,
	resolve: (schema: Schema) => Schema,
): fc.Arbitrary<unknown> => {
	const known = resolve(schema)
	const type = [known.type ?? 'object'].flat()[0]
	const proper = (): fc.Arbitrary<unknown> => {
		if (known.allOf?.[0]) return near(known.allOf[0], resolve)
		if (known.anyOf) return fc.oneof(...known.anyOf.map((part) => near(part, resolve)))
		if (known.enum) return fc.constantFrom(...known.enum)
		if (known.format === 'uuid') return fc.oneof(fc.constant(uuid), hostileText)
		if (type === 'string') return hostileText
		if (type === 'integer' || type === 'number') return hostileNumber
		if (type === 'boolean') return fc.boolean()
		if (type === 'array')
			return fc.array(near(known.items ?? {}, resolve), {
				minLength: known.minItems ?? 0,
				maxLength: 3,
			})
		const fields = Object.entries(known.properties ?? {}).map(
			([name, field]) => [name, near(field, resolve)] as const,
		)
		return fc.record(Object.fromEntries(fields), { requiredKeys: known.required ?? [] })
	}
	return fc.oneof({ weight: 8, arbitrary: proper() }, { weight: 1, arbitrary: hostileValue })
}
