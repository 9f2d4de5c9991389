import { productPath } from '#machines/kit/navigation.rules.ts'
import {
  daysOfSchoolYear,
  indianDayOf,
  schoolYearOf,
  sumTraining,
  trainingGoals,
} from '#machines/kit/training-year.rules.ts'
import type { components } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import { type FoundEntry, findEntries, findYears } from '#server/training/training.store.ts'

export {
  completeQuiz,
  completeResource,
  countedMinutes,
} from '#server/training/completion.service.ts'

type TrainingEntry = components['schemas']['TrainingEntry']
type TrainingRecord = components['schemas']['TrainingRecord']

const pathOf = ({ courseType, slug, slugtitle, quizSlug }: FoundEntry): string | null => {
  if (quizSlug) return `/quiz/${quizSlug}`
  return courseType && slug && slugtitle
    ? productPath({ course_type: courseType, slug, slugtitle })
    : null
}

const entryOf = (found: FoundEntry): TrainingEntry => {
  const { entry } = found
  return {
    id: entry.id,
    source: entry.source,
    title: entry.title,
    provider: entry.provider,
    completed_on: entry.completedOn,
    minutes: entry.minutes,
    kind: entry.kind,
    standard: entry.standard,
    points: entry.points,
    path: pathOf(found),
    has_proof: entry.proofKey !== null,
  }
}

/** HRS-02: a school year of an account against what CBSE asks for. @param year in which it began; the present one when left out */
export const readRecord = async (
  db: Db,
  accountId: string,
  asked: { year: number | undefined; now: Date },
): Promise<TrainingRecord> => {
  const present = schoolYearOf(indianDayOf(asked.now))
  const year = asked.year ?? present
  const [found, used] = await Promise.all([
    findEntries(db, accountId, daysOfSchoolYear(year)),
    findYears(db, accountId),
  ])
  const entries = found.map(entryOf)
  const years = [...new Set([present, year, ...used])].sort((a, b) => b - a)
  return { year, years, goals: trainingGoals, sums: sumTraining(entries), entries }
}
