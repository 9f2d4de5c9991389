import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { quiz } from '#server/learning/quiz/quiz.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { communityGroup, communityPost } from './community-post.tables.ts'

/** Preview of a page of this site. */
export type Preview = { path: string; title: string; summary: string }

/** Returns previews of resources and bundles by the last part of their addresses. */
export const findResourcePreviews = async (
	db: Db,
	slugs: readonly string[],
): Promise<Preview[]> => {
	if (slugs.length === 0) return []
	const rows = await db
		.select({
			type: resource.courseType,
			slug: resource.slug,
			slugtitle: resource.slugtitle,
			title: resource.title,
			summary: resource.summary,
		})
		.from(resource)
		.where(or(inArray(resource.slug, [...slugs]), inArray(resource.slugtitle, [...slugs])))
	return rows.flatMap(({ type, slug, slugtitle, title, summary }) =>
		type === 'bundle'
			? [{ path: `/bundle-products/${slug}`, title, summary }]
			: [
					{ path: `/learning/${slug}`, title, summary },
					{ path: `/courses/${slugtitle}`, title, summary },
				],
	)
}

/** Returns previews of quizzes by slug. */
export const findQuizPreviews = async (db: Db, slugs: readonly string[]): Promise<Preview[]> =>
	slugs.length === 0
		? []
		: (
				await db
					.select({ slug: quiz.slug, title: quiz.title, summary: quiz.summary })
					.from(quiz)
					.where(and(inArray(quiz.slug, [...slugs]), isNull(quiz.hiddenAt)))
			).map(({ slug, ...words }) => ({ path: `/quiz/${slug}`, ...words }))

/** The beginnings of posts that everybody sees. */
export const findPostPreviews = async (db: Db, slugs: readonly string[]): Promise<Preview[]> =>
	slugs.length === 0
		? []
		: (
				await db
					.select({ slug: communityPost.slug, text: communityPost.text })
					.from(communityPost)
					.leftJoin(communityGroup, eq(communityGroup.id, communityPost.groupId))
					.where(
						and(
							inArray(communityPost.slug, [...slugs]),
							isNull(communityPost.removedAt),
							or(isNull(communityPost.groupId), eq(communityGroup.isOpen, true)),
						),
					)
			).map(({ slug, text }) => {
				const [first = '', ...rest] = text.split('\n')
				return {
					path: `/community/post/${slug}`,
					title: first.slice(0, 120),
					summary: rest.join(' ').trim().slice(0, 200),
				}
			})
