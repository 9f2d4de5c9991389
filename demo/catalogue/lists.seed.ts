import type { referenceItem } from '#server/platform/database/schema/catalogue.ts'
import type { discount } from '#server/platform/database/schema/order.ts'
import { competencies } from '../content/competencies.ts'
import { discounts } from '../content/discounts.ts'
import { courseTypeNames, referenceLists } from '../content/reference.ts'
import { subjectContents } from '../content/resources/all.ts'
import { seedId } from '../seed-id.ts'
import { slugOf } from '../slug.ts'

/** Rows of every reference list (SES-04). */
export const referenceRows = (): (typeof referenceItem.$inferInsert)[] => {
  const row = (list: string, slug: string, name: string, position: number) => ({
    id: seedId(list, slug),
    list,
    slug,
    name,
    position,
  })
  const plain = (list: string, names: readonly string[]) =>
    names.map((name, n) => row(list, slugOf(name), name, n))
  return [
    ...Object.entries(courseTypeNames).map(([slug, name], n) => row('course_types', slug, name, n)),
    ...plain('competency', Object.values(competencies)),
    ...plain('subjects', [...new Set(subjectContents.map((content) => content.subject))]),
    ...Object.entries(referenceLists).flatMap(([list, names]) => plain(list, names)),
  ]
}

/** Rows of the discounts; their days count from `now`. */
export const discountRows = (now: Date): (typeof discount.$inferInsert)[] =>
  discounts.map(({ startDay, endDay, ...terms }) => {
    const day = (n: number | undefined) =>
      n === undefined ? null : new Date(now.getTime() + n * 86_400_000)
    return {
      ...terms,
      id: seedId('discount', terms.code),
      codeKey: terms.code.toLowerCase(),
      startsAt: day(startDay),
      endsAt: day(endDay),
    }
  })
