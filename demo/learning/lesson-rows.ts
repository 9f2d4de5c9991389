import type { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { MINUTES } from '../catalogue/resource-text.ts'
import type { Entry } from '../content/entry.ts'
import type { diceOf } from '../dice.ts'
import { seedId } from '../seed-id.ts'
import { lessonBody } from './lesson-body.ts'

/** The lessons of an entry in order; longer ones in two parts. */
export const lessonRows = (
  entry: Entry,
  resource: { id: string; slug: string },
  dice: ReturnType<typeof diceOf>,
): (typeof lesson.$inferInsert)[] => {
  const [kind, title, what, outcomes, lessons] = entry
  const titles = lessons.split('|')
  const about = { title, what, outcomes: outcomes.split('|') }
  const swing = Math.floor(MINUTES[kind] / 4)
  const partOf = (position: number) => (position < titles.length / 2 ? 'Part one' : 'Part two')
  return titles.map((lessonTitle, position) => ({
    id: seedId('lesson', resource.slug, String(position)),
    resourceId: resource.id,
    section: titles.length > 4 ? partOf(position) : 'All parts',
    title: lessonTitle,
    body: lessonBody(kind, about, lessonTitle, position),
    minutes: MINUTES[kind] + dice.whole(-swing, swing),
    position,
  }))
}
