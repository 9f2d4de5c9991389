import type { DraftContent } from '#domain/learning/draft-content.rules.ts'
import { ownCoverName } from '#domain/learning/media.rules.ts'
import type { Resource } from '#openapi/v1.gen.ts'
import { replaceItems, sumMinutes } from '#server/catalogue/bundle/bundle.service.ts'
import { showResource } from '#server/catalogue/catalogue/catalogue.service.ts'
import { coverNameOf, placeholderOf } from '#server/catalogue/cover/cover-name.service.ts'
import { noteInstructor } from '#server/catalogue/instructor/instructor.service.ts'
import { publishResource } from '#server/catalogue/resource/resource.service.ts'
import { forgetLessons } from '#server/learning/learning/changed-lessons.service.ts'
import { replaceLessons } from '#server/learning/lesson/syllabus.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { mine } from './draft.service.ts'
import { type Draft, findDraft } from './draft.store.ts'
import { contentOf, isSlugTaken } from './draft-content.service.ts'
import { resourceRowOf } from './draft-row.rules.ts'

/** The cover of a resource's row: its own picture, or that of its subject and type (DSK-08). */
const coverRowOf = ({ cover, subject, course_type: type }: DraftContent) => ({
	cover: cover ? ownCoverName(cover) : coverNameOf(subject, type),
	coverColour: placeholderOf(type),
})

const publish = async (tx: Db, id: string, content: DraftContent, now: Date): Promise<void> => {
	const isBundle = content.course_type === 'bundle'
	const items = isBundle ? content.items.map((item) => item.id) : []
	const minutes = isBundle ? { durationMinutes: await sumMinutes(tx, items) } : {}
	const row = { ...resourceRowOf(id, content, now), ...coverRowOf(content), ...minutes }
	await publishResource(tx, row)
	await noteInstructor(tx, id)
	await replaceItems(tx, id, items)
	const written = isBundle ? [] : content.lessons
	const lessons = written.map(({ title, section, ...lesson }) => ({
		...lesson,
		title: title.trim(),
		section: section.trim(),
	}))
	const lessonIds = await replaceLessons(tx, id, lessons)
	await forgetLessons(tx, id, { lessonIds, now })
}

/** Makes the content of a draft public, inside the caller's transaction (DSK-07). */
export const publishDraft = async (tx: Db, row: Draft, now: Date): Promise<void> =>
	publish(tx, row.resourceId, await contentOf(tx, row), now)

/** Thrown to undo a publication that was only looked at. */
class Preview extends Error {
	resource: Resource
	constructor(resource: Resource) {
		super('preview')
		this.resource = resource
	}
}

/**
 * DSK-07: the page of a resource as a visitor would see it after its publication: the draft is
 * published in a transaction that is undone, so that the preview is what gets published. A draft
 * whose address is missing or taken has a made-up one.
 * @throws Problem 404 not-found
 */
export const previewDraft = async (deps: Deps, me: Account, id: string) => {
	const row = mine(await findDraft(deps.db, id), me)
	const content = await contentOf(deps.db, row)
	const isFree = content.slug !== '' && !(await isSlugTaken(deps.db, id, content))
	const slug = isFree ? content.slug : `preview-${id}`
	try {
		return await deps.db.transaction(async (tx): Promise<Resource> => {
			await publish(tx, id, { ...content, slug }, deps.clock())
			throw new Preview(await showResource({ ...deps, db: tx }, null, { slug }))
		})
	} catch (error) {
		if (error instanceof Preview) return error.resource
		throw error
	}
}
