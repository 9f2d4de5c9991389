import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { m } from '#i18n/messages'
import type { Suggestions } from './suggestion.queries.ts'

/** One line of the list: its text, a note beside it, and its address. */
export type Suggestion = { href: string; label: string; note?: string }

/** Suggestions of a kind under their name. */
export type SuggestionGroup = { name: string; items: Suggestion[] }

/** From these numbers on, totals are not exact. */
const MOST = { resources: 2000, jobs: 100 }

const part = encodeURIComponent

const allOf = (kind: keyof typeof MOST, total: number, path: string, text: string) => {
	const count = total >= MOST[kind] ? `${MOST[kind]}+` : String(total)
	const label =
		kind === 'jobs' ? m.suggestion_all_jobs({ count, text }) : m.suggestion_all({ count, text })
	return { href: `${path}?search=${part(text)}`, label }
}

/**
 * The lists of suggestions for a text, without empty ones; resources and jobs end with a link to
 * all results.
 */
export const groupsOf = (found: Suggestions, text: string): SuggestionGroup[] => {
	const { resources, jobs, posts, groups } = found
	return [
		{
			name: m.suggestion_resources(),
			items: [
				...resources.data.map(({ slug, title, course_type }) => ({
					href: `/learning/${part(slug)}`,
					label: title,
					note: courseTypeLabel(course_type),
				})),
				...(resources.total > 0 ? [allOf('resources', resources.total, '/learning', text)] : []),
			],
		},
		{
			name: m.suggestion_jobs(),
			items: [
				...jobs.data.map(({ slug, title, school, city }) => ({
					href: `/jobs/${part(slug)}`,
					label: title,
					note: `${school}, ${city}`,
				})),
				...(jobs.total > 0 ? [allOf('jobs', jobs.total, '/jobs', text)] : []),
			],
		},
		{
			name: m.suggestion_community(),
			items: [
				...posts.data.map((post) => ({
					href: `/community/post/${part(post.slug)}`,
					label: post.text,
					note: post.author,
				})),
				...groups.data.map(({ id, name }) => ({
					href: `/community/group/${id}`,
					label: name,
					note: m.suggestion_group(),
				})),
			],
		},
	].filter(({ items }) => items.length > 0)
}
