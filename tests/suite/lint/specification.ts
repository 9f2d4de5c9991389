/** A row of docs/specification.md. */
type Row = { number: number; id: string; file: string; title: string; state: string }

const ROW = /^\| (\d+) \| [^|]+ \| [^|]+ \| ([A-Z]{3}-\d{2}) \| `([^`]+)` › (.+) \| ([^|]+) \|$/gm

/** How many statements the specification has. */
const STATEMENTS = 485

const rowsOf = (table: string): Row[] =>
	[...table.matchAll(ROW)].map(([, number, id, file, title, state]) => ({
		number: Number(number),
		id: id!,
		file: file!,
		title: title!.replaceAll('\\|', '|'),
		state: state!,
	}))

type Facts = {
	/** Ids of docs/requirements.md. */
	ids: ReadonlySet<string>
	/** Returns a test file's text; null if there is none. */
	readTest: (file: string) => string | null
	/** Returns true if there is a decision of this number. */
	isDecision: (number: string) => boolean
}

const faultsOf = ({ number, id, file, title, state }: Row, facts: Facts): string[] => {
	const text = facts.readTest(file)
	const found = text === null ? null : text.replaceAll("\\'", "'").split(title).length - 1
	const decision = /^decision (\d{4})$/.exec(state)?.[1]
	const isState = state === 'met' || state.startsWith('open: ') || decision !== undefined
	return [
		...(facts.ids.has(id) ? [] : [`${number}: there is no requirement ${id}`]),
		...(text === null ? [`${number}: there is no ${file}`] : []),
		...(found === null || found === 1
			? []
			: [`${number}: ${file} has ${found || 'no'} tests “${title}”`]),
		...(title.includes(id) ? [] : [`${number}: the title does not carry ${id}`]),
		...(isState ? [] : [`${number}: ${state} is no state`]),
		...(decision === undefined || facts.isDecision(decision)
			? []
			: [`${number}: there is no decision ${decision}`]),
	]
}

/**
 * Returns what is wrong with docs/specification.md as sentences, and how many statements are open.
 * @param table its text
 */
export const checkSpecification = (
	table: string,
	facts: Facts,
	statements = STATEMENTS,
): { faults: string[]; open: number } => {
	const rows = rowsOf(table)
	const missing = Array.from({ length: statements }, (_, index) => index + 1).filter(
		(number) => !rows.some((row) => row.number === number),
	)
	return {
		faults: [
			...missing.map((number) => `${number}: the statement is missing or its row cannot be read`),
			...rows.flatMap((row) => faultsOf(row, facts)),
		],
		open: rows.filter(({ state }) => state.startsWith('open: ')).length,
	}
}
