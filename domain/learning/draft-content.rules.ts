import type { MediaKind, OwnCover } from './media.rules.ts'
import { isEmptyText, paragraphsOf, type RichText } from './rich-text.rules.ts'

/** Types of a resource that the desk writes. */
export const writtenTypes = [
	'self_paced',
	'webinar',
	'micro_resource',
	'certification',
	'live_training',
	'expert_masterclass',
	'affiliated_product',
	'bundle',
] as const

export type WrittenType = (typeof writtenTypes)[number]

/** A file of a lesson; `label` is its name, for a picture what it shows. */
export type DraftFile = { media: string; kind: MediaKind; label: string }

/** A quiz of a lesson; `title` is for those who write. */
export type DraftQuiz = { id: string; title: string }

/** A resource of a bundle; `title` is for those who write. */
export type DraftItem = { id: string; title: string }

/** A lesson of a draft; its `id` stays over all versions, so that progress stays with it. */
export type DraftLesson = {
	id: string
	section: string
	title: string
	body: RichText
	minutes: number
	files: DraftFile[]
	/** A quiz that learners take in the lesson. */
	quiz: DraftQuiz | null
}

/** All that a writer decides about a resource; prices in paise, null is free. */
export type DraftContent = {
	slug: string
	title: string
	summary: string
	description: string
	course_type: WrittenType
	resource_type: 'standard' | 'medium' | 'micro'
	subject: string
	level: string
	language: string
	tags: string[]
	outcomes: string[]
	price: number | null
	old_price: number | null
	instructor_name: string
	instructor_bio: string
	/** ISO 8601; null for what has no date. */
	start_date: string | null
	needs_confirmation: boolean
	training_minutes: number
	training_kind: 'board' | 'school'
	training_standard: 'values' | 'practice' | 'growth'
	gives_certificate: boolean
	affiliate_url: string | null
	/** Null: the cover is drawn. */
	cover: OwnCover | null
	lessons: DraftLesson[]
	/** The resources of a bundle in their order; empty for other types. */
	items: DraftItem[]
}

/**
 * A content that may have been written before files, covers, quizzes and bundles existed, and when
 * a lesson was paragraphs, separated by an empty line.
 */
export type StoredContent = Omit<DraftContent, 'cover' | 'lessons' | 'items'> & {
	cover?: OwnCover | null
	items?: DraftItem[]
	lessons: (Omit<DraftLesson, 'body' | 'files' | 'quiz'> & {
		body: string | RichText
		files?: DraftFile[]
		quiz?: DraftQuiz | null
	})[]
}

/** Returns a content with all of its fields. */
export const wholeContent = (content: StoredContent): DraftContent => ({
	...content,
	cover: content.cover ?? null,
	items: content.items ?? [],
	lessons: content.lessons.map((lesson) => ({
		...lesson,
		body: typeof lesson.body === 'string' ? paragraphsOf(lesson.body) : lesson.body,
		files: lesson.files ?? [],
		quiz: lesson.quiz ?? null,
	})),
})

/** Types that happen at a time. */
const TIMED: readonly WrittenType[] = ['webinar', 'live_training', 'expert_masterclass']

/** Types that are lessons to learn from. */
const LEARNED: readonly WrittenType[] = ['self_paced', 'micro_resource', 'certification']

/** Returns true if a resource of this type has a date. */
export const isTimed = (type: WrittenType): boolean => TIMED.includes(type)

/** Address of a resource: small Latin letters, digits, and single hyphens between them. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const WEB_ADDRESS = /^https:\/\/[^\s/]+\.[^\s]+$/

/** All that a resource can lack before it can be public, in the order of the form. */
export const gaps = [
	'title',
	'slug',
	'slugInvalid',
	'slugTaken',
	'summary',
	'description',
	'subject',
	'level',
	'outcomes',
	'oldPrice',
	'startDate',
	'affiliateUrl',
	'instructor',
	'instructorRenamed',
	'lessons',
	'lessonTitle',
	'lessonBody',
	'lessonMinutes',
	'fileLabel',
	'items',
	'itemGone',
] as const

/**
 * `slugInvalid`: no address. `slugTaken`: another resource has or had it. `oldPrice`: it is not
 * above the price. `lessons`: there is none. `lessonBody`: neither text, file nor quiz. `items`: a
 * bundle has fewer than two. `itemGone`: one of them is not public. `instructorRenamed`: the public
 * resource has a newer name of the instructor. The others: the field is empty.
 */
export type Gap = (typeof gaps)[number]

/** A bundle has at least these resources. */
const FEWEST_ITEMS = 2

/** Types that a bundle can have: all that is learned on this site. */
export const bundledTypes = writtenTypes.filter(
	(type) => type !== 'bundle' && type !== 'affiliated_product',
)

const isBlank = (text: string) => text.trim() === ''

/**
 * Returns all that a draft still needs before it can be public, in the order of the form (DSK-07).
 * @param told what only the server knows: another resource has or had the address, an item of a
 * bundle is not public, or the instructor has a newer name
 */
export const gapsOf = (content: DraftContent, told: readonly Gap[]): Gap[] => {
	const { slug, lessons, items, price, old_price: oldPrice } = content
	const isBundle = content.course_type === 'bundle'
	const isGap: Record<Gap, boolean> = {
		title: isBlank(content.title),
		slug: isBlank(slug),
		slugInvalid: !isBlank(slug) && !SLUG.test(slug),
		slugTaken: SLUG.test(slug) && told.includes('slugTaken'),
		summary: isBlank(content.summary),
		description: isBlank(content.description),
		subject: isBlank(content.subject),
		level: isBlank(content.level),
		outcomes: content.outcomes.every(isBlank),
		oldPrice: oldPrice !== null && oldPrice <= (price ?? 0),
		startDate: isTimed(content.course_type) && content.start_date === null,
		affiliateUrl:
			content.course_type === 'affiliated_product' &&
			!WEB_ADDRESS.test(content.affiliate_url ?? ''),
		instructor: isBlank(content.instructor_name),
		instructorRenamed: told.includes('instructorRenamed'),
		lessons: LEARNED.includes(content.course_type) && lessons.length === 0,
		lessonTitle: lessons.some(({ title }) => isBlank(title)),
		lessonBody: lessons.some(
			({ body, files, quiz }) => isEmptyText(body) && files.length === 0 && quiz === null,
		),
		lessonMinutes: lessons.some(({ minutes }) => minutes === 0),
		fileLabel: lessons.some(({ files }) => files.some(({ label }) => isBlank(label))),
		items: isBundle && items.length < FEWEST_ITEMS,
		itemGone: isBundle && told.includes('itemGone'),
	}
	return gaps.filter((gap) => isGap[gap])
}

/** Returns a list with one of it moved up (-1) or down (1); unchanged at an end. */
export const movedIn = <One extends { id: string }>(
	list: readonly One[],
	id: string,
	by: -1 | 1,
): One[] => {
	const from = list.findIndex((one) => one.id === id)
	const to = from + by
	if (from < 0 || to < 0 || to >= list.length) return [...list]
	const moved = [...list]
	const [one] = moved.splice(from, 1)
	moved.splice(to, 0, one!)
	return moved
}
