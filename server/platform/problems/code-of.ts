type Coded = { code?: unknown; constraint?: unknown; cause?: unknown; name?: unknown }

/**
 * The error that the database or the network gave; drizzle wraps it with the statement and its
 * parameters.
 */
const rootOf = (error: unknown): Coded => {
	const { cause } = (error ?? {}) as Coded
	return cause ? rootOf(cause) : ((error ?? {}) as Coded)
}

/**
 * Returns the part of an error that may be logged: its code and constraint. Its message can hold
 * parameters and addresses.
 */
export const codeOf = (error: unknown): string => {
	const { code, constraint, name } = rootOf(error)
	return [code ?? name ?? 'unknown', constraint].filter(Boolean).map(String).join(' ')
}
