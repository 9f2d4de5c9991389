import { type LineFault, type ReadTable, readTable } from './table-rows.rules.ts'

/** Lists of the desk that take a file (28.3); resources and quiz questions have others. */
export const fileLists = [
	...(['banners', 'coupons', 'groups', 'instructors', 'jobs', 'live-sessions'] as const),
	...(['mails', 'plans', 'profile-questions', 'quizzes', 'reference', 'texts'] as const),
] as const

export type FileList = (typeof fileLists)[number]

const writers = ['owner', 'editor'] as const

/** Roles that write a list, as the contract gives them to the call that makes one record. */
const rolesOf: Readonly<Record<FileList, readonly string[]>> = {
	banners: writers,
	coupons: ['owner', 'finance'],
	groups: ['owner', 'moderator'],
	instructors: writers,
	jobs: ['owner', 'moderator'],
	'live-sessions': ['owner', 'support', 'vidya_customer_success'],
	mails: writers,
	plans: ['owner', 'finance'],
	'profile-questions': writers,
	quizzes: writers,
	reference: writers,
	texts: writers,
}

/** Returns true if one of the roles writes the list. */
export const mayFill = (list: FileList, roles: readonly string[]): boolean =>
	rolesOf[list].some((role) => roles.includes(role))

/** Why a line is left out. `rule`: the field breaks a rule of its list. */
export const lineReasons = [
	...(['missing', 'long', 'number', 'day', 'yes', 'language', 'rule', 'taken', 'unknown'] as const),
	...(['type', 'audience', 'all', 'full', 'tone', 'question-type', 'options', 'school'] as const),
	...(['values', 'source', 'order', 'past', 'time', 'link'] as const),
	...(['kind', 'right', 'question'] as const),
] as const

export type LineReason = (typeof lineReasons)[number]

/** The cell of a column, trimmed; empty where the file has no such column. */
export type Cell = (column: string) => string

/** A file of a list: its columns, those that it must have, and how a line of it is read. */
export type ListFile<Line extends object> = {
	columns: readonly string[]
	needed: readonly string[]
	/** Lines at most. */
	most: number
	/** @param today day in India, `2026-11-30` */
	readLine: (cell: Cell, today: string) => Line | LineFault<LineReason>
}

/** Cells of a line by column; empty ones are left out. */
export type Cells = Readonly<Record<string, string>>

/** Reads one line of a file from its cells. */
export const readCells = <Line extends object>(
	{ readLine }: ListFile<Line>,
	cells: Cells,
	today: string,
): Line | LineFault<LineReason> => readLine((column) => cells[column]?.trim() ?? '', today)

/** Reads a file, and returns the cells of the lines that can be used (28.3). */
export const readList = (
	file: ListFile<object>,
	table: readonly (readonly string[])[],
	today: string,
): ReadTable<{ cells: Cells }, LineReason> =>
	readTable<{ cells: Cells }, LineReason>(table, {
		...{ needed: file.needed, most: file.most },
		readLine: (cell) => {
			const filled = file.columns.flatMap((column) => {
				const value = cell(column)
				return value === '' ? [] : [[column, value] as const]
			})
			const read = file.readLine(cell, today)
			return 'reason' in read
				? (read as LineFault<LineReason>)
				: { cells: Object.fromEntries(filled) }
		},
	})

/** The first column that is empty or too long; undefined for none. */
export const faultOfWords = (
	cell: Cell,
	longest: Readonly<Record<string, number>>,
): LineFault<LineReason> | undefined => {
	for (const [column, most] of Object.entries(longest)) {
		const value = cell(column)
		if (value === '') return { column, value, reason: 'missing' }
		if (value.length > most) return { column, value, reason: 'long' }
	}
	return undefined
}
