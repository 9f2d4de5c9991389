import { and, desc, eq } from 'drizzle-orm'
import { listCards } from '#server/catalogue/list.store.ts'
import { personalise } from '#server/catalogue/personal.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import { formSubmission } from '#server/platform/database/schema/request.ts'

type Wishes = {
  subject_specialization?: string[]
  competency?: string[]
  teaching_challenges?: string[]
}

/** The newest answers of an account to the questionnaire, if it gave any. */
const findWishes = async (db: Db, accountId: string): Promise<Wishes | undefined> => {
  const [row] = await db
    .select({ data: formSubmission.data })
    .from(formSubmission)
    .where(and(eq(formSubmission.accountId, accountId), eq(formSubmission.kind, 'wizard')))
    .orderBy(desc(formSubmission.createdAt))
    .limit(1)
  return row?.data as Wishes | undefined
}

/** Recommended resources (CAT-09): those of the competencies somebody named, else what teachers rate highest. */
export const listRecommendations = async (
  db: Db,
  accountId: string | null,
  page: { limit?: number; offset?: number },
) => {
  const wishes = accountId ? await findWishes(db, accountId) : undefined
  const tags = [...(wishes?.competency ?? []), ...(wishes?.teaching_challenges ?? [])].join(',')
  const wished = await listCards(db, { ...page, sort: 'rating', tags })
  const { total, data: cards } =
    wished.total > 0 ? wished : await listCards(db, { ...page, sort: 'rating' })
  const data = await personalise(db, accountId, cards)
  return { total, data: data.map((card) => ({ course_id: card.id, webinar: card })) }
}
