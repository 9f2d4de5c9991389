import { type TextLine, textFile } from '#domain/web/text-file.rules.ts'
import type { TextName } from '#domain/web/text-page.rules.ts'
import {
	type FilledList,
	placeOfWords,
	undoChanges,
	wordsId,
} from '#server/platform/filled-list.ts'
import { forgetPages } from './text-page.service.ts'
import { deleteText, findText, lockTexts, writeText } from './text-page.store.ts'

/** A text and its version; null where the shipped one is used. */
type State = { source: string | null; version: number }

/** 28.3: texts of pages from a file; undoing it brings back the ones of before. */
export const textList: FilledList<TextLine> = {
	name: 'texts',
	file: textFile,
	hold: lockTexts,
	take: async (tx, { name, language, source }, { now }) => {
		const row = await findText(tx, { language, name })
		const before: State = { source: row?.source ?? null, version: row?.version ?? 0 }
		const after: State = { source, version: before.version + 1 }
		await writeText(tx, { language, name, source, version: after.version, changedAt: now })
		return { recordId: wordsId(language, name), change: { before, after } }
	},
	undo: (tx, made, { now }) =>
		undoChanges<State>(made, (id, { before: { source }, after: { version } }) => {
			const place = placeOfWords<TextName>(id)
			return source === null
				? deleteText(tx, place, version)
				: writeText(tx, { ...place, source, version: version + 1, changedAt: now })
		}),
	settle: forgetPages,
}
