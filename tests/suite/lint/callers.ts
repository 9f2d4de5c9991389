/** An operation of the contract: its name, and where it is called. */
export type Operation = { name: string; path: string | null }

type Contract = { paths: Record<string, Record<string, { operationId?: string }>> }

/** Returns the operations of the calls and of the data graph. */
export const operationsOf = (contract: Contract, graph: string): Operation[] => {
	const calls = Object.entries(contract.paths).flatMap(([path, methods]) =>
		Object.values(methods).flatMap(({ operationId: name }) => (name ? [{ name, path }] : [])),
	)
	const roots = [...graph.matchAll(/^type (?:Query|Mutation) \{([^}]*)\}/gm)]
	const fields = roots.flatMap(([, body]) =>
		[...body!.matchAll(/^(?:\t| {2})(\w+)[(:]/gm)].map(([, name]) => ({ name: name!, path: null })),
	)
	return [...calls, ...fields]
}

/** Texts under `src`: all files, and those that ask the data graph. */
type Source = { all: string; graph: string }

const isCalled = ({ name, path }: Operation, { all, graph }: Source): boolean =>
	path
		? all.includes(`'${path}'`) || all.includes(`'/v1${path}'`)
		: new RegExp(`\\b${name}\\s*[({]`).test(graph)

/** Returns the rows of the decision's table: an operation, and the test that calls it. */
const rowsOf = (decision: string) =>
	[...decision.matchAll(/^\| `(\w+)` \|[^|]*\| `([^`]+)` \|$/gm)].map(([, name, test]) => ({
		name: name!,
		test: test!,
	}))

/**
 * Returns what is wrong as sentences: an operation without a caller in `src` that the decision does
 * not list, a row for one that has a caller or does not exist, a row whose test does not call it.
 * @param decision text of docs/decisions/0039
 * @param readTest returns a test file's text; null if there is none
 */
export const uncalled = (
	operations: readonly Operation[],
	source: Source,
	decision: string,
	readTest: (file: string) => string | null,
): string[] => {
	const rows = rowsOf(decision)
	const listed = new Set(rows.map(({ name }) => name))
	const missing = operations
		.filter((operation) => !isCalled(operation, source) && !listed.has(operation.name))
		.map(({ name }) => `${name} has no caller in src and no row in decision 0039`)
	const wrong = rows.flatMap(({ name, test }) => {
		const operation = operations.find((one) => one.name === name)
		if (!operation) return [`decision 0039 lists ${name}, which is no operation`]
		if (isCalled(operation, source)) return [`decision 0039 lists ${name}, which src calls`]
		const parts = (operation.path ?? name).split(/\{\w+\}/)
		const text = readTest(test)
		return text !== null && parts.every((part) => text.includes(part))
			? []
			: [`${test} does not call ${name}`]
	})
	return [...missing, ...wrong]
}
