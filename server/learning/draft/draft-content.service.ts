import {
	type DraftContent,
	type Gap,
	gapsOf,
	type WrittenType,
	wholeContent,
} from '#domain/learning/draft-content.rules.ts'
import { ownCoverOf } from '#domain/learning/media.rules.ts'
import { findItems, findMissingItems } from '#server/catalogue/bundle/bundle.service.ts'
import { wasNamed } from '#server/catalogue/instructor/desk-instructor.service.ts'
import { findResource, hasAddress } from '#server/catalogue/resource/resource.service.ts'
import { findSyllabus } from '#server/learning/lesson/syllabus.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Draft } from './draft.store.ts'
import { addressesOf } from './draft-row.rules.ts'

/** Returns the public content of a resource, as a writer writes it; null if it is not public. */
export const publicContent = async (db: Db, id: string): Promise<DraftContent | null> => {
	const row = await findResource(db, id)
	if (!row) return null
	return {
		slug: row.slug,
		title: row.title,
		summary: row.summary,
		description: row.description,
		course_type: row.courseType as WrittenType,
		resource_type: row.resourceType as DraftContent['resource_type'],
		subject: row.subject,
		level: row.level,
		language: row.language,
		tags: row.tags,
		outcomes: row.outcomes,
		price: row.price || null,
		old_price: row.oldPrice || null,
		instructor_name: row.instructorName,
		instructor_bio: row.instructorBio,
		start_date: row.startDate?.toISOString() ?? null,
		needs_confirmation: row.needsConfirmation,
		training_minutes: row.trainingMinutes,
		training_kind: row.trainingKind,
		training_standard: row.trainingStandard,
		gives_certificate: row.givesCertificate,
		affiliate_url: row.affiliateUrl,
		cover: ownCoverOf(row.cover ?? ''),
		lessons: await findSyllabus(db, id),
		items: await findItems(db, id),
	}
}

/** Returns the content of a draft; while nobody writes in it, the public content. */
export const contentOf = async (db: Db, { content, resourceId }: Draft): Promise<DraftContent> =>
	content ? wholeContent(content) : (await publicContent(db, resourceId))!

/** Returns true if another resource has or had the address of a draft. */
export const isSlugTaken = (db: Db, id: string, content: DraftContent): Promise<boolean> =>
	hasAddress(db, id, addressesOf(content))

/** Returns all that a draft still needs before it can be public (DSK-07). */
export const gapsNow = async (db: Db, id: string, content: DraftContent): Promise<Gap[]> => {
	const told: Gap[] = (await isSlugTaken(db, id, content)) ? ['slugTaken'] : []
	const items = content.items.map((item) => item.id)
	if ((await findMissingItems(db, items)).length > 0) told.push('itemGone')
	if (await wasNamed(db, id, content.instructor_name)) told.push('instructorRenamed')
	return gapsOf(content, told)
}
