import { sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'

/** The titles of resources, in the order of these ids. */
export const findTitles = prepareRows<
	{ slug: string; title: string; course_type: string },
	{ ids: string[] }
>(
	'titles',
	sql`select slug, title, course_type from unnest(${sql.placeholder('ids')}::uuid[]) with ordinality as wanted(id, n)
  join ${resource} r on r.id = wanted.id order by wanted.n`,
)
