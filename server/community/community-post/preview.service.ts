import { firstOwnPath } from '#domain/community/post-text.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import {
	findPostPreviews,
	findQuizPreviews,
	findResourcePreviews,
	type Preview,
} from './preview.store.ts'

const slugsIn = (paths: readonly string[], area: RegExp) =>
	paths.filter((path) => area.test(path)).map((path) => path.split('/').at(-1)!)

/** Adds to each post what the first page of this site that its text names is about. */
export const withPreviews = async <Post extends { text: string }>(
	db: Db,
	posts: readonly Post[],
	origin: string,
): Promise<(Post & { preview: Preview | null })[]> => {
	const named = posts.map(({ text }) => firstOwnPath(text, origin))
	const paths = named.filter((path) => path !== null)
	const found = [
		...(await findResourcePreviews(db, slugsIn(paths, /^\/(learning|courses|bundle-products)\//))),
		...(await findQuizPreviews(db, slugsIn(paths, /^\/quiz\//))),
		...(await findPostPreviews(db, slugsIn(paths, /^\/community\/post\//))),
	]
	const byPath = new Map(found.map((preview) => [preview.path, preview]))
	return posts.map((post, n) => ({ ...post, preview: byPath.get(named[n] ?? '') ?? null }))
}
