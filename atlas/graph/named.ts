import { nameOf } from '#machines/kit/transition-names.ts'
import type { Named } from './definition.types.ts'

/** Returns true if a guard or an action is given params. */
export const hasParams = (value: unknown): boolean =>
	typeof value === 'object' && value !== null && 'params' in value && value.params !== undefined

/** A guard, action or actor by name. */
export const named = (value: unknown): Named =>
	hasParams(value) ? { name: nameOf(value), params: true } : { name: nameOf(value) }

/** The requirement ids in a `meta`. */
export const requirementIds = (meta: unknown): string[] => {
	const { requirement } = (meta ?? {}) as { requirement?: unknown }
	return typeof requirement === 'string' ? requirement.split(/[\s,]+/).filter(Boolean) : []
}
