import { likePart } from '#server/platform/database/like-part.ts'
import type { Db } from '#server/platform/database/open.ts'
import { findGroupSuggestions, findPostSuggestions } from './community-suggestion.store.ts'
import { foundLine } from './found-line.rules.ts'

/**
 * FND-02: posts that everybody sees and that hold a text, newest first, and how many there are, up
 * to 100.
 */
export const suggestPosts = async (db: Db, text: string, limit: number) => {
	const rows = await findPostSuggestions(db, { part: likePart(text), limit })
	return {
		total: rows[0]?.total ?? 0,
		data: rows.map(({ slug, author, ...post }) => ({
			slug,
			author,
			text: foundLine(post.text, text),
		})),
	}
}

/**
 * FND-02: groups that everybody may join and that hold a text, by name, and how many there are, up
 * to 100.
 */
export const suggestGroups = async (db: Db, text: string, limit: number) => {
	const rows = await findGroupSuggestions(db, { part: likePart(text), limit })
	return { total: rows[0]?.total ?? 0, data: rows.map(({ id, name }) => ({ id, name })) }
}
