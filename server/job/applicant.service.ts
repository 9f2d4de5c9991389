import { findApplicantWithVideo } from '#server/job/applicant.store.ts'
import { moveStatus } from '#server/job/application-status.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { findCaller } from '#server/session/session.service.ts'
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

const ofSchool = ['main_poc', 'additional_main_poc']

/**
 * The video resume that belongs to an application, for a point of contact of the school that it went to; undefined for anybody else.
 * @param asked.refresh the refresh token of the session's cookie
 */
export const readApplicantVideo = async (
  deps: Deps,
  asked: { id: string; refresh: string | undefined },
) => {
  const caller = await findCaller(deps, asked.refresh)
  const { schoolId = null, roles = [] } = caller?.account ?? {}
  if (schoolId === null || !roles.some((role) => ofSchool.includes(role))) return undefined
  const accountId = await findApplicantWithVideo(deps.db, { id: asked.id, schoolId })
  return accountId ? readVideo(deps, accountId) : undefined
}
