/** A revision as far as it counts for a difference. */
type Content = { definition: unknown; graph: unknown }

const contentOf = ({ definition, graph }: Content): string => JSON.stringify([definition, graph])

/**
 * The newest two neighbours, of revisions from new to old, that are not equal: a commit may touch a
 * machine's folder and change nothing of what it does. Without any, the first two.
 */
export const lastDifference = <One extends Content>(
	revisions: readonly One[],
): { after: One | undefined; before: One | undefined } => {
	const contents = revisions.map(contentOf)
	const found = contents.findIndex(
		(content, i) => i + 1 < contents.length && content !== contents[i + 1],
	)
	const at = Math.max(0, found)
	return { after: revisions[at], before: revisions[at + 1] }
}

/** The newest revision older than one that is not equal to it, else the next older one. */
export const differentBefore = <One extends Content>(
	revisions: readonly One[],
	after: One,
): One | undefined => {
	const older = revisions.slice(revisions.indexOf(after) + 1)
	const content = contentOf(after)
	return older.find((one) => contentOf(one) !== content) ?? older[0]
}
