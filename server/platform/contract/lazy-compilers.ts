import { createRequire } from 'node:module'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'

type Validate = ReturnType<FastifySchemaCompiler<unknown>> & { errors?: unknown }
type Serialize = (data: unknown) => string
type BuildValidator = (schemas: unknown, options: unknown) => FastifySchemaCompiler<unknown>
type BuildSerializer = (schemas: unknown, options: unknown) => FastifySerializerCompiler<unknown>

const require = createRequire(import.meta.url)

const once = <Made>(make: () => Made): (() => Made) => {
	let made: { value: Made } | undefined
	return () => {
		made ??= { value: make() }
		return made.value
	}
}

type HeaderSchema = { properties?: Record<string, unknown>; required?: string[] }

/** Lower-cases header names, as Node does; Fastify does so for its own compiler's schemas only. */
const lowerCased = ({ properties = {}, required = [], ...rest }: HeaderSchema) => ({
	...rest,
	properties: Object.fromEntries(
		Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema]),
	),
	required: required.map((name) => name.toLowerCase()),
})

/**
 * Returns what was made of a schema before: compiling takes far longer than a call. Servers of one
 * process have the same options.
 */
const keptBySchema = <Made>() => {
	const kept = new WeakMap<object, Made>()
	return (schema: unknown, make: () => Made): Made => {
		const known = kept.get(schema as object)
		if (known !== undefined) return known
		const made = make()
		kept.set(schema as object, made)
		return made
	}
}

const validates = keptBySchema<Validate>()
const serializes = keptBySchema<Serialize>()

/**
 * Validators as Fastify builds them, but each when it is first needed: a start compiles none of
 * some hundreds.
 */
const buildValidator: BuildValidator = (schemas, options) => {
	const compiler = once(() =>
		(require('@fastify/ajv-compiler') as () => BuildValidator)()(schemas, options),
	)
	return (route) => {
		const compile = () => {
			const schema =
				route.httpPart === 'headers' ? lowerCased(route.schema as HeaderSchema) : route.schema
			return compiler()({ ...route, schema }) as Validate
		}
		const compiled = () => validates(route.schema, compile)
		const validate: Validate = (data: unknown) => {
			const result = compiled()(data)
			validate.errors = compiled().errors
			return result
		}
		return validate
	}
}

/** Serializers as Fastify builds them, each when it is first needed. */
const buildSerializer: BuildSerializer = (schemas, options) => {
	const compiler = once(() =>
		(require('@fastify/fast-json-stringify-compiler') as () => BuildSerializer)()(schemas, options),
	)
	return (route) => {
		const compile = () => compiler()(route) as Serialize
		return (data: unknown) => serializes(route.schema, compile)(data)
	}
}

/** Fastify's option `schemaController`. */
export const lazyCompilers = { compilersFactory: { buildValidator, buildSerializer } }
