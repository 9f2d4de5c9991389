import { programmeCountries } from '#domain/people/programme-entry.rules.ts'
import { productPath } from '#domain/web/navigation.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import {
	countPlaces,
	findInstructorSlugs,
	findJobSlugs,
	findPlaces,
	findQuizSlugs,
} from './page.store.ts'

/** Most addresses of one sitemap (sitemaps.org). */
const MOST = 50_000
/** Rows asked for at a time. */
const PORTION = 5000

const lists = [
	'/',
	'/learning',
	'/courses',
	'/bundle-products',
	'/quiz',
	'/jobs',
	'/community',
	'/community/group',
]

/** Pages besides the catalogue (NAV-08 to NAV-11, PRI-02). */
const pages = [
	'aboutus',
	'vidya-app',
	'vidya-plus',
	'international-tpo',
	...programmeCountries.map((country) => `international-tpo/${country}`),
	'vidya-for-schools',
	'vidya-for-schools/teacher-certification',
	'vidya-for-schools/teacher-training',
	'vidya-for-schools/teacher-recruitment',
	'vidya-for-schools/register',
	'teach',
	'tpo-2025',
	'channel-partner',
	'value-partner',
	'gtm',
	'mindmap',
	'help',
	'contact',
	'privacy',
	'terms-of-use',
	'privacy-policy',
	'refund-policy',
].map((name) => `/${name}`)

/**
 * How many sitemaps there are: one of lists, other pages, quizzes, open jobs and teachers, then as
 * many as the resources need.
 */
export const countSitemaps = async (db: Db): Promise<number> =>
	1 + Math.ceil((await countPlaces(db)) / MOST)

/**
 * The paths of one sitemap, from 1: the first holds lists, other pages, quizzes, open jobs and
 * teachers, the others 50,000 resources each.
 */
export async function* sitemapPaths(db: Db, number: number, now: Date): AsyncGenerator<string> {
	if (number === 1) {
		yield* lists
		yield* pages
		for (const slug of await findQuizSlugs(db)) yield `/quiz/${slug}`
		for (const slug of await findJobSlugs(db, now)) yield `/jobs/${slug}`
		for (const slug of await findInstructorSlugs(db, MOST / 2)) yield encodeURI(`/teachers/${slug}`)
		return
	}
	const start = (number - 2) * MOST
	for (let offset = start; offset < start + MOST; offset += PORTION) {
		const rows = await findPlaces(db, { limit: PORTION, offset })
		yield* rows.map(productPath)
		if (rows.length < PORTION) return
	}
}
