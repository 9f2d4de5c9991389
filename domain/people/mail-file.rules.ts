import { faultOfWords, type ListFile } from './list-file.rules.ts'
import { longestMail, type MailWords } from './mail-text.rules.ts'

/** Words of a mail in a language; which values they may name, the shop's kinds of mail say. */
export type MailLine = { name: string; language: 'en' | 'hi'; words: MailWords }

/** A file of the words of mails (28.3). */
export const mailFile: ListFile<MailLine> = {
	columns: ['name', 'language', 'subject', 'text'],
	needed: ['name', 'language', 'subject', 'text'],
	most: 200,
	readLine: (cell) => {
		const fault = faultOfWords(cell, { name: 80, language: 10, ...longestMail })
		if (fault) return fault
		const language = cell('language').toLowerCase()
		if (language !== 'en' && language !== 'hi')
			return { column: 'language', value: cell('language'), reason: 'language' }
		return { name: cell('name'), language, words: { subject: cell('subject'), text: cell('text') } }
	},
}
