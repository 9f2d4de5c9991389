import {
	type AddressFault,
	addressOf,
	faultOfTeacher,
} from '#domain/school/teacher-address.rules.ts'
import { type Judged, placeOf, type RowFault } from '#machines/kit/table-file.ts'

/** Most MiB and most rows of one import. */
export const FILE_LIMIT = 5
export const MOST_ROWS = 10_000

/** Rows that one call sends. */
export const BATCH = 500

/** A teacher of a file; `row` is its line, the header being 1. */
export type TeacherRow = { row: number; email: string; name: string }

/**
 * Why a row is skipped: `duplicate` of an earlier row; `member` and `pending` come from the server.
 */
export type RowReason = AddressFault | 'duplicate' | 'member' | 'pending'
export type TeacherFault = RowFault<'email' | 'name', RowReason>

const EMAIL = [
	'email',
	'e-mail',
	'emailaddress',
	'emailid',
	'mail',
	'teacheremail',
	'ईमेल',
	'ईमेलपता',
]
const NAME = ['name', 'fullname', 'teacher', 'teachername', 'नाम', 'शिक्षककानाम']

/**
 * Finds teachers in a file's cells. The first line names the columns, empty lines are ignored, and
 * the first row of an address counts.
 */
export const judgeRows = (
	cells: readonly (readonly string[])[],
): Judged<TeacherRow, TeacherFault> => {
	const [headers = [], ...lines] = cells
	const found = headers.map((header) => header.trim()).filter(Boolean)
	const [email, name] = [placeOf(headers, EMAIL), placeOf(headers, NAME)]
	if (email < 0) return { fault: found.length > 0 ? 'headers' : 'empty', found }
	const filled = lines
		.map((line, i) => ({ row: i + 2, line }))
		.filter(({ line }) => line.some((cell) => cell.trim() !== ''))
	if (filled.length === 0) return { fault: 'empty', found }
	if (filled.length > MOST_ROWS) return { fault: 'tooMany', found }
	const rows: TeacherRow[] = []
	const faults: TeacherFault[] = []
	const seen = new Set<string>()
	for (const { row, line } of filled) {
		const typed = line[email]?.trim() ?? ''
		const called = (name < 0 ? '' : (line[name] ?? '')).trim()
		const fault = faultOfTeacher(typed, called)
		const address = addressOf(typed)
		if (fault === 'nameLong') faults.push({ row, column: 'name', value: called, reason: fault })
		else if (fault) faults.push({ row, column: 'email', value: typed, reason: fault })
		else if (seen.has(address))
			faults.push({ row, column: 'email', value: typed, reason: 'duplicate' })
		else rows.push({ row, email: address, name: called })
		seen.add(address)
	}
	return { rows, faults }
}

/** Parts the rows that the server knows from those that are new. */
export const withoutKnown = (
	rows: readonly TeacherRow[],
	known: { members: readonly string[]; pending: readonly string[] },
): { rows: TeacherRow[]; faults: TeacherFault[] } => {
	const reasons = new Map<string, RowReason>([
		...known.pending.map((email) => [email, 'pending'] as const),
		...known.members.map((email) => [email, 'member'] as const),
	])
	return {
		rows: rows.filter(({ email }) => !reasons.has(email)),
		faults: rows.flatMap(({ row, email }) => {
			const reason = reasons.get(email)
			return reason ? [{ row, column: 'email' as const, value: email, reason }] : []
		}),
	}
}
