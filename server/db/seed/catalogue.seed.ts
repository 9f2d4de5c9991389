import { foldText } from '#server/catalogue/search-text.rules.ts'
import type { lesson, resource, resourceTag, review } from '#server/db/schema/catalogue.ts'
import { competencies } from './content/competencies.ts'
import { COURSE_TYPES, type Entry, type SubjectContent } from './content/entry.ts'
import { subjectContents } from './content/resources/all.ts'
import { reviewers, reviewTexts } from './content/reviews.ts'
import { slugs } from './content/slugs.ts'
import { coverNameOf, placeholderOf } from './cover-art.ts'
import { diceOf } from './dice.ts'
import { lessonBody } from './lesson-body.ts'
import { descriptionOf, MINUTES } from './resource-text.ts'
import { averageOf, starsFor } from './review-stars.ts'
import { seedId } from './seed-id.ts'
import { slugOf } from './slug.ts'

type Rows = {
  resources: (typeof resource.$inferInsert & { id: string })[]
  lessons: (typeof lesson.$inferInsert)[]
  reviews: (typeof review.$inferInsert)[]
  tags: (typeof resourceTag.$inferInsert)[]
}

const DAY = 86_400_000
/** The one resource that has no picture. */
const UNPICTURED = 'Exam Accommodations: A Plain Guide'
/** Types that happen at a time, with how far ahead the first may lie, in days. */
const DATED = { webinar: 40, live_training: 60, expert_masterclass: 75 } as Record<string, number>

/** The tags of the competencies. */
export const tagRows = Object.values(competencies).map((name) => ({
  id: seedId('tag', name),
  slug: slugOf(name),
  name,
}))

const kindOf = (type: string, n: number) =>
  type === 'micro_resource'
    ? 'micro'
    : type === 'webinar' || (type === 'self_paced' && n % 2 === 1)
      ? 'medium'
      : 'standard'

const addEntry = (rows: Rows, content: SubjectContent, entry: Entry, n: number, now: Date) => {
  const [kind, title, what, outcomesText, lessonsText, tagKeys, rupees, wished, level] = entry
  const slug = slugs[title] ?? slugOf(title)
  const id = seedId('resource', slug)
  const dice = diceOf(slug)
  const type = COURSE_TYPES[kind]
  const [instructorName, instructorBio] = content.instructors[n % content.instructors.length]!
  const outcomes = outcomesText.split('|')
  const titles = lessonsText.split('|')
  const count = wished === 0 ? 0 : dice.whole(2, rupees ? 24 : 38)
  const stars = count === 0 ? [] : starsFor(wished, count, dice)
  const names = tagKeys.split(' ').map((key) => competencies[key as keyof typeof competencies])
  const ahead = DATED[type]
  const startDate = ahead
    ? new Date(
        Math.floor(now.getTime() / DAY) * DAY + dice.whole(3, ahead) * DAY + 12.5 * 3_600_000,
      )
    : null
  const price = rupees === null ? null : rupees * 100
  rows.resources.push({
    id,
    slug,
    slugtitle: `${slugOf(content.subject)}-${slug}`,
    title,
    summary: `${what.split(/(?<=[.।])\s/)[0]}`,
    description: descriptionOf(entry),
    courseType: type,
    resourceType: kindOf(type, n),
    subject: content.subject,
    price,
    oldPrice:
      price && price > 10_000 && dice.whole(0, 2) > 0
        ? Math.round((price * dice.whole(12, 16)) / 100_000) * 10_000 - 100
        : null,
    instructorName,
    instructorBio,
    averageRating: averageOf(stars),
    reviewCount: count,
    enrolledCount: count * dice.whole(7, 31) + dice.whole(0, 12),
    startDate,
    durationMinutes: titles.length * MINUTES[kind],
    language: content.language && /[\u0900-\u097f]/.test(title) ? 'Hindi' : 'English',
    level,
    outcomes,
    affiliateUrl: kind === 'AP' ? `https://partners.vidya.example/${slug}` : null,
    cover: title === UNPICTURED ? null : coverNameOf(content.subject, type),
    coverColour: placeholderOf(type),
    searchText: foldText([title, what, instructorName, content.subject, ...names].join(' ')),
    publishedAt: new Date(now.getTime() - dice.whole(1, 700) * DAY - dice.whole(0, DAY)),
  })
  rows.tags.push(
    ...[...new Set(names)].map((name) => ({ resourceId: id, tagId: seedId('tag', name) })),
  )
  titles.forEach((lessonTitle, position) => {
    rows.lessons.push({
      id: seedId('lesson', slug, String(position)),
      resourceId: id,
      section:
        titles.length > 4 ? (position < titles.length / 2 ? 'Part one' : 'Part two') : 'All parts',
      title: lessonTitle,
      body: lessonBody(kind, { title, what, outcomes }, lessonTitle, position),
      minutes:
        MINUTES[kind] + dice.whole(-Math.floor(MINUTES[kind] / 4), Math.floor(MINUTES[kind] / 4)),
      position,
    })
  })
  stars.forEach((rating, i) => {
    const [authorName, authorPlace] = dice.pick(reviewers)
    const createdAt = new Date(now.getTime() - dice.whole(1, 360) * DAY - dice.whole(0, DAY))
    rows.reviews.push({
      id: seedId('review', slug, String(i)),
      resourceId: id,
      authorName,
      authorPlace,
      rating,
      body: dice.pick(reviewTexts[rating]!),
      createdAt,
    })
  })
}

/** Rows of all resources with lessons, reviews and tags; dates count from `now`, everything else is always the same. */
export const catalogueRows = (now: Date): Rows => {
  const rows: Rows = { resources: [], lessons: [], reviews: [], tags: [] }
  for (const content of subjectContents)
    content.entries.forEach((entry, n) => void addEntry(rows, content, entry, n, now))
  return rows
}
