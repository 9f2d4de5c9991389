import {
	emptyQuestion,
	isWholeQuestion,
	type QuestionKind,
	type QuizQuestionContent,
	questionKinds,
} from './quiz-content.rules.ts'

/** A question of a file; it has no id yet. */
export type ReadQuestion = Omit<QuizQuestionContent, 'id'>

/** Why a line makes no question. */
type LineFaultReason = 'kind' | 'right' | 'number' | 'question'

/** A question of a file that is left out. */
export type QuestionFault = {
	row: number
	column: string
	value: string
	reason: LineFaultReason | 'unsupported' | 'full'
}

/** Questions of a file, or why it cannot be read. */
export type ReadQuestions =
	| { rows: ReadQuestion[]; faults: QuestionFault[] }
	| { fault: 'empty' | 'headers' | 'tooMany' | 'unreadable'; found: string[] }

/** The largest file, in MiB, and the most lines or items of one. */
export const QUESTION_FILE_LIMIT = 5
export const MOST_ITEMS = 1000

/** The columns of a table of questions; the first two are needed. */
export const questionColumns = [
	...['question', 'kind', 'options', 'right', 'tolerance'],
	...['explanation', 'points', 'penalty', 'pool'],
] as const

type Column = (typeof questionColumns)[number]

const partsOf = (text: string): string[] =>
	text
		.split('|')
		.map((part) => part.trim())
		.filter(Boolean)

/** Reads `2` or `1, 3`, which count the options from 1. */
const placesOf = (text: string): number[] | null =>
	/^\d{1,2}(\s*[,;]\s*\d{1,2})*$/.test(text)
		? text.split(/[,;]/).map((place) => Number(place) - 1)
		: null

const truths: Readonly<Record<string, number>> = {
	...{ true: 0, yes: 0, सही: 0 },
	...{ false: 1, no: 1, गलत: 1 },
}

type Fault = Omit<QuestionFault, 'row' | 'reason'> & { reason: LineFaultReason }
type Cells = (column: Column) => string

/** Reads the right answer of a line, by its kind; null if it is none. */
const rightOf = (kind: QuestionKind, cells: Cells): Partial<ReadQuestion> | null => {
	const [options, right] = [partsOf(cells('options')), cells('right')]
	if (kind === 'order') return { options }
	if (kind === 'number') return { value: right, tolerance: cells('tolerance') }
	if (kind === 'text') return { accepted: partsOf(right) }
	if (kind === 'match') {
		const pairs = options.map((pair) => pair.split('=').map((half) => half.trim()))
		if (pairs.some((pair) => pair.length !== 2)) return null
		return { options: pairs.map(([left]) => left!), matches: pairs.map(([, half]) => half!) }
	}
	if (kind === 'truth') {
		const truth = truths[right.toLowerCase()]
		return truth === undefined ? null : { options: [], right: [truth] }
	}
	const places = placesOf(right)
	return places && { options, right: places }
}

const wholeOf = (text: string, empty: number): number =>
	text === '' ? empty : /^\d{1,3}$/.test(text) ? Number(text) : -1

/** Reads a question from the cells of its line, or says why it cannot. */
export const readQuestion = (cells: Cells): ReadQuestion | Fault => {
	const fault = (column: Column, reason: Fault['reason']): Fault => {
		return { column, value: cells(column), reason }
	}
	const named = cells('kind').toLowerCase() || 'one'
	const kind = questionKinds.find((one) => one === named)
	if (!kind) return fault('kind', 'kind')
	const right = rightOf(kind, cells)
	if (!right) return fault(kind === 'match' ? 'options' : 'right', 'right')
	const points = wholeOf(cells('points'), 1)
	const penalty = wholeOf(cells('penalty'), 0)
	if (points < 0) return fault('points', 'number')
	if (penalty < 0) return fault('penalty', 'number')
	const { id: _, ...empty } = emptyQuestion('')
	const [prompt, explanation, pool] = [cells('question'), cells('explanation'), cells('pool')]
	const question = { ...empty, ...{ kind, prompt, explanation, pool, points, penalty }, ...right }
	return isWholeQuestion({ id: '', ...question }) ? question : fault('question', 'question')
}

/**
 * Reads the cells of a table of questions (DSK-06). The first line names the columns. Options are
 * separated by `|`, the halves of a pair by `=`; `right` counts the options from 1, or is true or
 * false, a number, or texts separated by `|`.
 */
export const readQuestionTable = (cells: readonly (readonly string[])[]): ReadQuestions => {
	const [head = [], ...lines] = cells
	const headers = head.map((cell) => cell.trim().toLowerCase())
	const found = head.map((cell) => cell.trim()).filter(Boolean)
	if (!headers.includes('question')) return { fault: found.length > 0 ? 'headers' : 'empty', found }
	const filled = lines
		.map((line, i) => ({ row: i + 2, line }))
		.filter(({ line }) => line.some((cell) => cell.trim() !== ''))
	if (filled.length === 0) return { fault: 'empty', found }
	if (filled.length > MOST_ITEMS) return { fault: 'tooMany', found }
	const read = filled.map(({ row, line }) => ({
		row,
		one: readQuestion((column) => line[headers.indexOf(column)]?.trim() ?? ''),
	}))
	return {
		rows: read.flatMap(({ one }) => ('reason' in one ? [] : [one])),
		faults: read.flatMap(({ row, one }) => ('reason' in one ? [{ row, ...one }] : [])),
	}
}
