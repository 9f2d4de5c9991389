import type { Db } from '#server/platform/database/open.ts'
import { formSubmission } from '#server/platform/database/schema/request.ts'

/** Writes a call-back request. */
export const insertCallBack = async (
  db: Db,
  request: { accountId: string | null; data: Record<string, unknown>; now: Date },
): Promise<void> => {
  const { accountId, data, now: createdAt } = request
  await db.insert(formSubmission).values({ kind: 'call-back', accountId, data, createdAt })
}
