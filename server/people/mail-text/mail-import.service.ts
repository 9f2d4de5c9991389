import { type MailLine, mailFile } from '#domain/people/mail-file.rules.ts'
import { type MailWords, mailFaultOf } from '#domain/people/mail-text.rules.ts'
import {
	type FilledList,
	placeOfWords,
	undoChanges,
	wordsId,
} from '#server/platform/filled-list.ts'
import { deleteMail, findMail, lockMails, writeMail } from './mail-text.store.ts'

/** Words and their version; null where the shipped ones are used. */
type State = { words: MailWords | null; version: number }

/** 28.3: the words of mails from a file; undoing it brings back the ones of before. */
export const mailList: FilledList<MailLine> = {
	name: 'mails',
	file: mailFile,
	hold: lockMails,
	take: async (tx, { name, language, words }, { deps, now }) => {
		const kind = deps.mails.kinds.find((one) => one.name === name)
		if (!kind?.[language]) return { column: 'name', value: name, reason: 'unknown' }
		const of = { values: Object.keys(kind.values), needed: kind.needed }
		const fault = mailFaultOf(words, of)
		if (fault) return { column: 'text', value: 'name' in fault ? fault.name : '', reason: 'values' }
		const row = await findMail(tx, { language, name })
		const before: State = {
			words: row ? { subject: row.subject, text: row.text } : null,
			version: row?.version ?? 0,
		}
		const after: State = { words, version: before.version + 1 }
		await writeMail(tx, { language, name, ...words, version: after.version, changedAt: now })
		return { recordId: wordsId(language, name), change: { before, after } }
	},
	undo: (tx, made, { now }) =>
		undoChanges<State>(made, (id, { before: { words }, after: { version } }) => {
			const place = placeOfWords(id)
			return words
				? writeMail(tx, { ...place, ...words, version: version + 1, changedAt: now })
				: deleteMail(tx, place, version)
		}),
}
