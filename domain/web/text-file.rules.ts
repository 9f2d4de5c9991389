import { faultOfWords, type ListFile } from '#domain/people/list-file.rules.ts'
import { type TextName, textFaultOf, textNames } from './text-page.rules.ts'

/** The text of a page in a language. */
export type TextLine = { name: TextName; language: 'en' | 'hi'; source: string }

/** A file of texts of pages (28.3). */
export const textFile: ListFile<TextLine> = {
	columns: ['name', 'language', 'source'],
	needed: ['name', 'language', 'source'],
	most: 100,
	readLine: (cell) => {
		const fault = faultOfWords(cell, { name: 80, language: 10, source: 100_000 })
		if (fault) return fault
		const name = textNames.find((one) => one === cell('name').toLowerCase())
		if (!name) return { column: 'name', value: cell('name'), reason: 'unknown' }
		const language = cell('language').toLowerCase()
		if (language !== 'en' && language !== 'hi')
			return { column: 'language', value: cell('language'), reason: 'language' }
		const source = cell('source').replaceAll('\r\n', '\n')
		const wrong = textFaultOf(source)
		return wrong ? { column: 'source', value: wrong, reason: 'source' } : { name, language, source }
	},
}
