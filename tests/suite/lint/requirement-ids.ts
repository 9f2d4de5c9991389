/** A file of code and its text. */
export type Source = { file: string; text: string }

const ID = /\b([A-Z]{3})-\d{2}\b/g

/**
 * Returns the faults of the requirement ids in tests and machines, as sentences. `npm run
 * requirements` checks that a test of the right layer names each id.
 * @param requirements the text of docs/requirements.md, one requirement per line: `- ABC-12 …`
 */
export const faultsOfIds = (requirements: string, sources: readonly Source[]): string[] => {
	const listed = [...requirements.matchAll(/^- ([A-Z]{3}-\d{2}) /gm)].map(([, id]) => id!)
	const known = new Set(listed)
	const groups = new Set(listed.map((id) => id.slice(0, 3)))
	const named = sources.flatMap(({ file, text }) =>
		text
			.split('\n')
			.flatMap((line, at) =>
				[...line.matchAll(ID)]
					.filter(([, group]) => groups.has(group!))
					.map(([id]) => ({ id, place: `${file}:${at + 1}` })),
			),
	)
	const unknown = named.filter(({ id }) => !known.has(id))
	const twice = listed.filter((id, at) => listed.indexOf(id) !== at)
	const used = new Set(named.map(({ id }) => id))
	const unnamed = [...known].filter((id) => !used.has(id))
	return [
		...(known.size === 0 ? ['docs/requirements.md lists no requirement'] : []),
		...twice.map((id) => `docs/requirements.md lists ${id} twice`),
		...unknown.map(({ id, place }) => `${place} names ${id}, which is no requirement`),
		...unnamed.map((id) => `${id} is named by no test and no machine`),
	]
}
