import { unzipSync } from 'fflate'
import {
	MOST_ITEMS,
	QUESTION_FILE_LIMIT,
	type ReadQuestions,
	readQuestionTable,
} from '#domain/learning/question-file.rules.ts'
import type { FileFault } from '#machines/kit/table-file.ts'
import { readCells } from '#processes/table-import/read-cells.ts'
import { readQti } from './read-qti.ts'

const MEBIBYTE = 1024 * 1024

/** Bytes that the files of a package have together, at most. */
const MOST_BYTES = 20 * MEBIBYTE

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** The XML files of a package; null for one that is larger unpacked than anybody writes. */
const unpack = (bytes: Uint8Array) => {
	let [sum, count] = [0, 0]
	const files = unzipSync(bytes, {
		filter: ({ name, originalSize }) => {
			const isWanted = /\.xml$/i.test(name)
			sum += isWanted ? originalSize : 0
			count += isWanted ? 1 : 0
			return isWanted && sum <= MOST_BYTES && count <= MOST_ITEMS
		},
	})
	if (sum > MOST_BYTES || count > MOST_ITEMS) return null
	return Object.entries(files).map(([name, content]) => ({ name, text: decode(content) }))
}

/**
 * Reads questions of a file: a table (CSV), an item of QTI 2.1 (XML), or a package of items (ZIP).
 */
export const readQuestionFile = async (
	file: File,
): Promise<ReadQuestions | { fault: FileFault; found: string[] }> => {
	const refused = (fault: FileFault) => ({ fault, found: [] })
	const [, kind] = /\.(csv|tsv|txt|xml|zip)$/i.exec(file.name) ?? []
	if (!kind) return refused('wrongType')
	if (file.size === 0) return refused('empty')
	if (file.size > QUESTION_FILE_LIMIT * MEBIBYTE) return refused('tooLarge')
	try {
		const content = await file.arrayBuffer()
		if (/xml/i.test(kind))
			return readQti([{ name: file.name, text: decode(new Uint8Array(content)) }])
		if (!/zip/i.test(kind)) return readQuestionTable(readCells(content))
		const files = unpack(new Uint8Array(content))
		return files ? readQti(files) : refused('tooLarge')
	} catch {
		return refused('unreadable')
	}
}
