import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ApplicationStatus } from '#machines/jobs/job/job-application.rules.ts'
import { isOpen } from '#server/jobs/job/job-filter.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import { job, jobApplication } from '#server/platform/database/schema/job.ts'

type NewApplication = Pick<
  typeof jobApplication.$inferInsert,
  'accountId' | 'name' | 'email' | 'phone' | 'coverNote' | 'withVideo'
>

/**
 * Writes an application if the job is open and the account has none for it but a withdrawn one.
 * @returns its id; undefined when nothing was written
 */
export const insertApplication = (
  db: Db,
  slug: string,
  given: NewApplication,
  now: Date,
): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    // Whoever closes the job meanwhile waits until this is written.
    const [open] = await tx
      .select({ id: job.id })
      .from(job)
      .where(and(eq(job.slug, slug), isOpen(now)))
      .for('share')
    if (!open) return undefined
    const [row] = await tx
      .insert(jobApplication)
      .values({ ...given, jobId: open.id, createdAt: now, changedAt: now })
      .onConflictDoUpdate({
        target: [jobApplication.accountId, jobApplication.jobId],
        set: { ...given, status: 'applied', createdAt: now, changedAt: now },
        setWhere: sql`${jobApplication.status} = 'withdrawn'`,
      })
      .returning({ id: jobApplication.id })
    return row?.id
  })

/**
 * Moves an application that stands at one of `from`; whether it did. Whose it is belongs to the
 * condition.
 */
export const moveStatus = async (
  db: Db,
  which: { id: string } & ({ accountId: string } | { schoolId: string }),
  move: { from: ApplicationStatus[]; to: ApplicationStatus; now: Date },
): Promise<boolean> => {
  const owned =
    'accountId' in which
      ? eq(jobApplication.accountId, which.accountId)
      : inArray(
          jobApplication.jobId,
          db.select({ id: job.id }).from(job).where(eq(job.schoolId, which.schoolId)),
        )
  const rows = await db
    .update(jobApplication)
    .set({ status: move.to, changedAt: move.now })
    .where(and(eq(jobApplication.id, which.id), owned, inArray(jobApplication.status, move.from)))
    .returning({ id: jobApplication.id })
  return rows.length > 0
}
