import { findApplicantWithVideo } from '#server/job/applicant.store.ts'
import { moveStatus } from '#server/job/application-status.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { readVideo } from '#server/video-resume/video-resume.service.ts'

/**
 * Moves an application to a school's job on; what the teacher withdrew stays withdrawn.
 * @returns whether it moved: false for another school's, or one that was withdrawn
 */
export const settleApplication = (
  db: Db,
  which: { id: string; schoolId: string },
  to: 'shortlisted' | 'rejected',
  now: Date,
): Promise<boolean> =>
  moveStatus(db, which, { from: ['applied', 'shortlisted', 'rejected'], to, now })

/** The video resume that belongs to an application, for the school that it went to; undefined for anybody else. */
export const readApplicantVideo = async (
  deps: Pick<Deps, 'db' | 'storage'>,
  which: { id: string; schoolId: string },
) => {
  const accountId = await findApplicantWithVideo(deps.db, which)
  return accountId ? readVideo(deps, accountId) : undefined
}
