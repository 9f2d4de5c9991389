/**
 * A document to draw: a function of a module, named by its path below `#server`, and what it is
 * called with.
 */
export type Drawing = { module: string; name: string; facts: readonly unknown[] }

/** Draws a document in a thread of the pool. */
export default async ({ module, name, facts }: Drawing): Promise<Uint8Array> => {
	const { [name]: draw } = await import(`#server/${module}`)
	return draw(...facts)
}
