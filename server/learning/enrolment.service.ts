import {
  findConfirmed,
  findContents,
  findEnrolments,
  insertEnrolments,
} from '#server/learning/enrolment.store.ts'
import type { Db } from '#server/platform/database/open.ts'

/** How somebody came to learn something. */
export type EnrolmentSource = 'purchase' | 'free' | 'plan'

/** Which of these resources the account is enrolled in (confirmed). */
export const ownedOf = findConfirmed

/** The contents of the bundles among these resources, as pairs. */
export const contentsOf = findContents

/**
 * Enrols an account in resources and in what the bundles among them hold, inside the caller's transaction. A purchase confirms a registration that
 * waits; a free enrolment leaves it waiting.
 * @returns the enrolments of `ids` in their order, and the ids of everything enrolled, contents included
 */
export const enrol = async (
  db: Db,
  input: {
    accountId: string
    ids: readonly string[]
    orderId: string
    sourceOf: (resourceId: string) => EnrolmentSource
    now: Date
  },
) => {
  const contents = await findContents(db, input.ids)
  const all = [...new Set([...input.ids, ...contents.map((item) => item.resourceId)])]
  const rows = all.map((resourceId) => ({
    accountId: input.accountId,
    resourceId,
    status: 'confirmed',
    source: input.sourceOf(resourceId),
    orderId: input.orderId,
    createdAt: input.now,
  }))
  await insertEnrolments(
    db,
    rows,
    rows.some((row) => row.source === 'purchase'),
  )
  const found = await findEnrolments(db, input.accountId, input.ids)
  return {
    enrolments: input.ids.flatMap((id) => found.find((row) => row.resourceId === id) ?? []),
    all,
  }
}
