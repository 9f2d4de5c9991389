/** Bytes in a mebibyte. */
const MEBIBYTE = 1024 * 1024

/** Why a file cannot be read. */
export type FileFault = 'tooLarge' | 'wrongType' | 'empty' | 'headers' | 'tooMany' | 'unreadable'

/** A row that is left out; `row` is its line, the header being 1. */
export type RowFault<Column extends string = string, Reason extends string = string> = {
	row: number
	column: Column
	value: string
	reason: Reason
}

/** Rows of a file, or why it cannot be read; `found` are its headers. */
export type Judged<Row, Fault extends RowFault = RowFault> =
	| { rows: Row[]; faults: Fault[] }
	| { fault: FileFault; found: string[] }

/** Why a file is not even read; null when it can be. `most` is its largest size in MiB. */
export const faultOfFile = (
	{ name, size }: { name: string; size: number },
	most: number,
): FileFault | null => {
	if (!/\.(csv|tsv|txt)$/i.test(name)) return 'wrongType'
	if (size === 0) return 'empty'
	return size > most * MEBIBYTE ? 'tooLarge' : null
}

/** Finds the column of a file by the headers that it may have; −1 without one. */
export const placeOf = (headers: readonly string[], known: readonly string[]): number =>
	headers.findIndex((header) => known.includes(header.toLowerCase().replace(/[\s_.:]/g, '')))
