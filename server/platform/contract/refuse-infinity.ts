import type { FastifyInstance } from 'fastify'
import { Problem } from '#server/platform/problems/problem.ts'

/** Returns true for objects without a class; queries have their own empty prototype. */
const isPlain = (value: object) => {
	const prototype = Object.getPrototypeOf(value)
	return Array.isArray(value) || !prototype || Object.getPrototypeOf(prototype) === null
}

/** The place of the first number that is not finite; the texts Infinity and 1e309 become one. */
const infinitePlace = (value: unknown, name: string): string | undefined => {
	if (typeof value === 'number') return Number.isFinite(value) ? undefined : name
	if (typeof value !== 'object' || value === null || !isPlain(value)) return undefined
	for (const [key, item] of Object.entries(value)) {
		const found = infinitePlace(item, name ? `${name}.${key}` : key)
		if (found !== undefined) return found
	}
	return undefined
}

/**
 * Refuses infinite numbers after validation, which makes numbers of texts and then compares an
 * infinite one with no bound.
 * @throws Problem 400 invalid-request
 */
export const refuseInfinity = (app: FastifyInstance): void => {
	app.addHook('preHandler', async ({ query, params, body }) => {
		for (const part of [query, params, body]) {
			const field = infinitePlace(part, '')
			if (field !== undefined)
				throw new Problem(400, 'invalid-request', `${field} must be finite`, {
					errors: [{ field, message: 'must be finite' }],
				})
		}
	})
}
