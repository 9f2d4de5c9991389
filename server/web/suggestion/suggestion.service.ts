import { suggestResources } from '#server/catalogue/catalogue/title.service.ts'
import {
	suggestGroups,
	suggestPosts,
} from '#server/community/community-post/community-suggestion.service.ts'
import { suggestJobs } from '#server/jobs/job/job-suggestion.service.ts'
import type { Deps } from '#server/platform/deps.ts'

/** Most suggestions of a kind. */
const LIMIT = 3

const none = { total: 0, data: [] }

/**
 * FND-02: what a text that is being typed may mean; the same for everybody. At most eleven
 * statements, on the connections of searches.
 */
export const suggest = async (deps: Deps, typed: string) => {
	const text = typed.trim().replace(/\s+/g, ' ')
	if (text.length < 2) return { resources: none, jobs: none, posts: none, groups: none }
	const { searchDb, clock } = deps
	const [resources, jobs, posts, groups] = await Promise.all([
		suggestResources(deps, text, LIMIT),
		suggestJobs(searchDb, text, { limit: LIMIT, now: clock() }),
		suggestPosts(searchDb, text, LIMIT),
		suggestGroups(searchDb, text, LIMIT),
	])
	return { resources, jobs, posts, groups }
}
