import type { FastifyInstance } from 'fastify'
import { Problem } from '#server/platform/problems/problem.ts'

type Schema = {
	type?: string | string[]
	nullable?: boolean
	enum?: unknown[]
	properties?: Record<string, Schema>
	items?: Schema
	allOf?: Schema[]
}

/** The schema of a body, by its type or for every type. */
type Described = Schema & { content?: Record<string, { schema?: Schema }> }

/**
 * The name of the first field that is null although its schema knows no null; validation would make
 * it 0, false or an empty text.
 */
const nullField = (
	schema: Schema | undefined,
	value: unknown,
	name: string,
): string | undefined => {
	if (!schema) return undefined
	const types = [schema.type ?? []].flat()
	if (value === null) return types.length > 0 && !types.includes('null') ? name : undefined
	const parts = schema.allOf?.map((part) => nullField(part, value, name)) ?? []
	if (Array.isArray(value))
		parts.push(...value.map((item, i) => nullField(schema.items, item, `${name}.${i}`)))
	else if (typeof value === 'object')
		for (const [key, item] of Object.entries(value as object))
			parts.push(nullField(schema.properties?.[key], item, name ? `${name}.${key}` : key))
	return parts.find((part) => part !== undefined)
}

/**
 * Checks bodies for null before they are validated.
 * @throws Problem 400 invalid-request
 */
export const refuseNulls = (app: FastifyInstance): void => {
	app.addHook('preValidation', async (request) => {
		const described = request.routeOptions.schema?.body as Described | undefined
		const schema = described?.content?.['application/json']?.schema ?? described
		const field = nullField(schema, request.body, '')
		if (field !== undefined)
			throw new Problem(400, 'invalid-request', `${field} must not be null`, {
				errors: [{ field, message: 'must not be null' }],
			})
	})
}
