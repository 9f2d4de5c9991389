import type { DraftContent, DraftLesson } from './draft-content.rules.ts'
import { priceText } from './draft-price.rules.ts'
import { indiaText } from './india-time.rules.ts'
import { plainTextOf } from './rich-text.rules.ts'

/** Fields whose text is compared. */
export const textFields = [
	'title',
	'slug',
	'subject',
	'level',
	'language',
	'tags',
	'summary',
	'description',
	'outcomes',
	'price',
	'old_price',
	'start_date',
	'training_minutes',
	'instructor_name',
	'instructor_bio',
	'affiliate_url',
	'items',
] as const satisfies readonly (keyof DraftContent)[]

export type TextField = (typeof textFields)[number]

/** Fields of which it is said only that they differ. */
export const otherFields = [
	'course_type',
	'resource_type',
	'cover',
	'needs_confirmation',
	'training_kind',
	'training_standard',
	'gives_certificate',
] as const satisfies readonly (keyof DraftContent)[]

export type OtherField = (typeof otherFields)[number]

/**
 * One difference of two contents, as texts. `before` is null for a lesson that is new, `after` for
 * one that is gone; both are the same where only the form of a lesson's text differs.
 */
export type ContentChange =
	| { kind: 'text'; field: TextField; before: string; after: string }
	| { kind: 'other'; field: OtherField }
	| { kind: 'lesson'; id: string; title: string; before: string | null; after: string | null }
	/** The lessons that both have are in another order; titles, one a line. */
	| { kind: 'order'; before: string; after: string }

const fieldText = (content: DraftContent, field: TextField): string => {
	const value = content[field]
	if (field === 'price' || field === 'old_price') return priceText(content[field])
	if (field === 'items') return content.items.map(({ title }) => title).join('\n')
	if (field === 'start_date') return content.start_date ? indiaText(content.start_date) : ''
	return Array.isArray(value) ? value.join('\n') : String(value ?? '')
}

const lessonText = ({ title, section, minutes, body, files, quiz }: DraftLesson): string =>
	[
		...[title, section, String(minutes), plainTextOf(body)],
		...[...files.map(({ label }) => label), quiz?.title ?? ''],
	]
		.filter((text) => text.trim() !== '')
		.join('\n\n')

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const lessonChanges = (before: DraftContent, after: DraftContent): ContentChange[] => {
	const earlier = new Map(before.lessons.map((lesson) => [lesson.id, lesson]))
	const later = new Map(after.lessons.map((lesson) => [lesson.id, lesson]))
	const ids = [...new Set([...later.keys(), ...earlier.keys()])]
	return ids.flatMap((id): ContentChange[] => {
		const [was, is] = [earlier.get(id), later.get(id)]
		if (isSame(was, is)) return []
		const title = (is ?? was)!.title
		const texts = { before: was ? lessonText(was) : null, after: is ? lessonText(is) : null }
		return [{ kind: 'lesson', id, title, ...texts }]
	})
}

const orderChange = (before: DraftContent, after: DraftContent): ContentChange[] => {
	const shared = (one: DraftContent, other: DraftContent) =>
		one.lessons.filter(({ id }) => other.lessons.some((lesson) => lesson.id === id))
	const [was, is] = [shared(before, after), shared(after, before)]
	if (was.every(({ id }, i) => is[i]!.id === id)) return []
	const titles = (lessons: readonly DraftLesson[]) => lessons.map(({ title }) => title).join('\n')
	return [{ kind: 'order', before: titles(was), after: titles(is) }]
}

/** Returns all in which two contents differ, in the order of the form (DSK-04). */
export const changesBetween = (before: DraftContent, after: DraftContent): ContentChange[] => [
	...textFields.flatMap((field): ContentChange[] => {
		const texts = { before: fieldText(before, field), after: fieldText(after, field) }
		return texts.before === texts.after ? [] : [{ kind: 'text', field, ...texts }]
	}),
	...otherFields.flatMap((field): ContentChange[] =>
		isSame(before[field], after[field]) ? [] : [{ kind: 'other', field }],
	),
	...orderChange(before, after),
	...lessonChanges(before, after),
]
