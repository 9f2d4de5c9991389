import type { Json } from './config.ts'

/** Implementations of a machine, by kind and name. */
export type Implementations = {
	actions: Record<string, unknown>
	delays: Record<string, unknown>
}

/**
 * A place of a machine that gives a value, or computes one; `says` tells of a fault there, in a
 * field or in the whole value.
 */
export type Site = {
	says: (field: string | null) => string
	value: unknown
	/** The field of the context that the value is for. */
	assigns?: string
	/**
	 * Puts another value, or another function, into copies of the configuration and of the
	 * implementations.
	 */
	put: (config: Json, implementations: Implementations, value: unknown) => void
}

/** `another kind`, `another value`. */
export const another = (field: string | null): string => `another ${field ?? 'value'}`
