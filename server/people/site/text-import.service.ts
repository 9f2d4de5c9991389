import { type TextLine, textFile } from '#domain/web/text-file.rules.ts'
import type { TextName } from '#domain/web/text-page.rules.ts'
import { changesOf, type FilledList } from '#server/platform/filled-list.ts'
import { forgetPages, type TextPlace } from './text-page.service.ts'
import { deleteText, findText, lockTexts, writeText } from './text-page.store.ts'

/** A text and its version; null where the shipped one is used. */
type State = { source: string | null; version: number }

const placeOf = (id: string): TextPlace => {
	const [language, name] = id.split('/') as ['en' | 'hi', TextName]
	return { language, name }
}

/** DSK-03: texts of pages from a file; undoing it brings back the ones of before. */
export const textList: FilledList<TextLine> = {
	name: 'texts',
	file: textFile,
	hold: lockTexts,
	take: async (tx, { name, language, source }, { now }) => {
		const row = await findText(tx, { language, name })
		const before: State = { source: row?.source ?? null, version: row?.version ?? 0 }
		const after: State = { source, version: before.version + 1 }
		await writeText(tx, { language, name, source, version: after.version, changedAt: now })
		return { recordId: `${language}/${name}`, change: { before, after } }
	},
	undo: async (tx, made, { now }) => {
		const undone: string[] = []
		for (const [id, { before, after }] of changesOf<State>(made)) {
			const place = placeOf(id)
			const next = { ...place, version: after.version + 1, changedAt: now }
			const isBack =
				before.source === null
					? await deleteText(tx, place, after.version)
					: await writeText(tx, { ...next, source: before.source })
			if (isBack) undone.push(id)
		}
		return undone
	},
	settle: forgetPages,
}
