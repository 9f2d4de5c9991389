import { type MailLine, mailFile } from '#domain/people/mail-file.rules.ts'
import { type MailWords, mailFaultOf } from '#domain/people/mail-text.rules.ts'
import { changesOf, type FilledList } from '#server/platform/filled-list.ts'
import { deleteMail, findMail, lockMails, writeMail } from './mail-text.store.ts'

/** Words and their version; null where the shipped ones are used. */
type State = { words: MailWords | null; version: number }

const placeOf = (id: string) => {
	const [language, name] = id.split('/') as ['en' | 'hi', string]
	return { language, name }
}

/** DSK-03: the words of mails from a file; undoing it brings back the ones of before. */
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
		return { recordId: `${language}/${name}`, change: { before, after } }
	},
	undo: async (tx, made, { now }) => {
		const undone: string[] = []
		for (const [id, { before, after }] of changesOf<State>(made)) {
			const place = placeOf(id)
			const next = { ...place, version: after.version + 1, changedAt: now }
			const isBack = before.words
				? await writeMail(tx, { ...next, ...before.words })
				: await deleteMail(tx, place, after.version)
			if (isBack) undone.push(id)
		}
		return undone
	},
}
