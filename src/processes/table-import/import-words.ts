import { m } from '#i18n/messages'
import type { TableImportContext } from '#machines/web/table-import/table-import.types.ts'

/** The words of an import that speak of what is imported. */
export type ImportWords = {
	/** The label of the field for the file. */
	file: string
	/** Why a file with no row, too many rows, or other columns is refused. */
	empty: (words: { name: string }) => string
	tooMany: (words: { name: string }) => string
	headers: (words: { name: string; found: string }) => string
	preview: (words: { name: string; good: number; bad: number }) => string
	confirm: (words: { good: number }) => string
	done: (words: { added: number; bad: number }) => string
	/** Why a row is left out. */
	reasonOf: (reason: string) => string
	/** Why an import waits for a sign-in or for a while. */
	signedOut: () => string
	tooManyCalls: () => string
}

/** Headers that a sentence names. */
const NAMED = 10

/** Why the chosen file cannot be read; null when it can be. */
export const fileWords = (
	{ file, fileFault, found, most }: TableImportContext,
	words: ImportWords,
): string | null => {
	if (!file || !fileFault) return null
	const { name } = file
	switch (fileFault) {
		case 'empty':
		case 'tooMany':
			return words[fileFault]({ name })
		case 'headers':
			return words.headers({ name, found: found.slice(0, NAMED).join(', ') })
		case 'tooLarge':
			return m.table_file_tooLarge({ name, most })
		case 'wrongType':
			return m.table_file_wrongType({ name })
		case 'unreadable':
			return m.table_file_unreadable({ name })
		case 'unavailable':
			return m.table_file_unavailable({ name })
	}
}

/** Why an import waits; null for the second factor, which the desk asks for. */
export const failureWords = (
	{ failure, sent, good }: TableImportContext,
	words: ImportWords,
): string | null => {
	switch (failure) {
		case 'unavailable':
			return m.table_interrupted({ sent, good })
		case 'undone':
			return m.table_undone()
		case 'signedOut':
			return words.signedOut()
		case 'tooMany':
			return words.tooManyCalls()
		default:
			return null
	}
}
