import {
	type DraftContent,
	type DraftLesson,
	movedIn,
	type StoredContent,
	wholeContent,
} from '#domain/learning/draft-content.rules.ts'
import { paiseOf, priceText } from '#domain/learning/draft-price.rules.ts'
import type { RichText } from '#domain/learning/rich-text.rules.ts'
import { storedFields } from '#machines/kit/stored.ts'
import type { Edit, PriceTexts, SavedContent } from './resource-editor.types.ts'

const VERSION = 1

/** Content and typed prices, as they are written. */
export type Writing = { content: DraftContent; texts: PriceTexts }

/** Returns the prices of a content as the fields show them. */
export const textsOf = ({ price, old_price }: DraftContent): PriceTexts => ({
	price: priceText(price),
	old_price: priceText(old_price),
})

/** Returns the stored form of unsaved writing: with the revision that it replaces. */
export const writeWriting = (subject: string, revision: number, { content, texts }: Writing) => ({
	version: VERSION,
	subject,
	revision,
	content,
	texts,
})

/** Returns true if two contents are the same, field by field. */
export const isSameContent = (one: DraftContent, other: DraftContent): boolean =>
	one === other || JSON.stringify(one) === JSON.stringify(other)

/** The fields that writing of every version has. */
const storedLike = ({ cover: _, items: __, ...content }: DraftContent) => content

const isLike = (value: unknown, like: object): boolean =>
	typeof value === 'object' &&
	value !== null &&
	Object.entries(like).every(
		([key, one]) =>
			key in value && Array.isArray((value as Record<string, unknown>)[key]) === Array.isArray(one),
	)

/** The unsaved writing that storage holds of this subject; null if it holds anything else. */
export const readWriting = (
	stored: unknown,
	subject: string,
	saved: SavedContent,
): (Writing & { revision: number }) | null => {
	const fields = storedFields(stored, VERSION)
	if (fields?.subject !== subject || typeof fields.revision !== 'number') return null
	const { content, texts, revision } = fields
	if (!isLike(content, storedLike(saved.content)) || !isLike(texts, textsOf(saved.content)))
		return null
	const kept = wholeContent(content as StoredContent)
	return isSameContent(kept, saved.content)
		? null
		: { content: kept, texts: texts as PriceTexts, revision }
}

/** Returns the price fields that cannot be read. */
export const misreadOf = (texts: PriceTexts): (keyof PriceTexts)[] =>
	(['price', 'old_price'] as const).filter((field) => paiseOf(texts[field]) === undefined)

const priced = ({ content, texts }: Writing, field: keyof PriceTexts, text: string): Writing => {
	const paise = paiseOf(text)
	return {
		texts: { ...texts, [field]: text },
		content: paise === undefined ? content : { ...content, [field]: paise },
	}
}

const lessonsAfter = (
	lessons: DraftContent['lessons'],
	edit: Exclude<Edit, { kind: 'fields' | 'price' | 'restored' }>,
): DraftContent['lessons'] => {
	const { id } = edit
	if (edit.kind === 'lessonAdded') {
		const section = lessons.at(-1)?.section ?? ''
		const body: RichText = { type: 'doc', content: [] }
		return [...lessons, { id, section, title: '', body, minutes: 0, files: [], quiz: null }]
	}
	if (edit.kind === 'lessonMoved') return movedIn(lessons, id, edit.by)
	if (edit.kind === 'lessonRemoved') return lessons.filter((lesson) => lesson.id !== id)
	const change = (lesson: DraftLesson): DraftLesson =>
		edit.kind === 'fileAdded'
			? { ...lesson, files: [...lesson.files, edit.file] }
			: { ...lesson, ...edit.change }
	return lessons.map((lesson) => (lesson.id === id ? change(lesson) : lesson))
}

/** Returns the writing after an edit. A price that cannot be read leaves the last one. */
export const afterEdit = (writing: Writing, edit: Edit): Writing => {
	const { content, texts } = writing
	if (edit.kind === 'price') return priced(writing, edit.field, edit.text)
	if (edit.kind === 'restored') return { content: edit.content, texts: textsOf(edit.content) }
	if (edit.kind === 'fields') return { texts, content: { ...content, ...edit.change } }
	return { texts, content: { ...content, lessons: lessonsAfter(content.lessons, edit) } }
}
