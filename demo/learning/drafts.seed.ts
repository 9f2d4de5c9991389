import type { WrittenType } from '#domain/learning/draft-content.rules.ts'
import type { resource } from '#server/catalogue/resource/resource.tables.ts'
import type { draft } from '#server/learning/draft/draft.tables.ts'

type Resource = Pick<typeof resource.$inferSelect, 'id' | 'title' | 'courseType' | 'publishedAt'>

/** The rows by which the desk lists what is public. */
export const draftRows = (resources: readonly Resource[]): (typeof draft.$inferInsert)[] =>
	resources.map(({ id, title, courseType, publishedAt }) => ({
		resourceId: id,
		status: 'published' as const,
		title,
		courseType: courseType as WrittenType,
		changedAt: publishedAt,
	}))
