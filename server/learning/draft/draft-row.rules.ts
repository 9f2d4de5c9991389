import type { DraftContent, WrittenType } from '#domain/learning/draft-content.rules.ts'
import { foldText } from '#server/catalogue/search/search-text.rules.ts'
import { slugOf } from '#server/platform/slug-of.ts'

/** Returns the content of a new draft. */
export const emptyContent = (begun: {
	title: string
	courseType: WrittenType
	language: string
}): DraftContent => ({
	slug: slugOf(begun.title),
	title: begun.title,
	summary: '',
	description: '',
	course_type: begun.courseType,
	resource_type: begun.courseType === 'micro_resource' ? 'micro' : 'standard',
	subject: '',
	level: '',
	language: begun.language,
	tags: [],
	outcomes: [],
	price: null,
	old_price: null,
	instructor_name: '',
	instructor_bio: '',
	start_date: null,
	needs_confirmation: false,
	training_minutes: 0,
	training_kind: 'school',
	training_standard: 'practice',
	gives_certificate: false,
	affiliate_url: null,
	cover: null,
	lessons: [],
	items: [],
})

/** The two addresses of a resource: `slug`, and behind its subject `slugtitle`. */
export const addressesOf = ({ slug, subject }: Pick<DraftContent, 'slug' | 'subject'>) => ({
	slug,
	slugtitle: `${slugOf(subject) || 'all'}-${slug}`,
})

const trimmedOf = (texts: readonly string[]) =>
	texts.map((text) => text.trim()).filter((text) => text !== '')

/** A resource's row from what was written; the duration is the sum of its lessons. */
export const resourceRowOf = (id: string, content: DraftContent, publishedAt: Date) => {
	const tags = [...new Set(trimmedOf(content.tags))].sort()
	const { title, summary, subject } = content
	const instructorName = content.instructor_name.trim()
	return {
		id,
		...addressesOf(content),
		title: title.trim(),
		summary: summary.trim(),
		description: content.description.trim(),
		courseType: content.course_type,
		resourceType: content.resource_type,
		subject,
		level: content.level,
		language: content.language,
		tags,
		outcomes: trimmedOf(content.outcomes),
		price: content.price,
		oldPrice: content.old_price,
		instructorName,
		instructorBio: content.instructor_bio.trim(),
		startDate: content.start_date === null ? null : new Date(content.start_date),
		durationMinutes: content.lessons.reduce((sum, { minutes }) => sum + minutes, 0),
		needsConfirmation: content.needs_confirmation,
		trainingMinutes: content.training_minutes,
		trainingKind: content.training_kind,
		trainingStandard: content.training_standard,
		givesCertificate: content.gives_certificate,
		affiliateUrl: content.course_type === 'affiliated_product' ? content.affiliate_url : null,
		searchText: foldText([title, summary, instructorName, subject, ...tags].join(' ')),
		publishedAt,
	}
}
