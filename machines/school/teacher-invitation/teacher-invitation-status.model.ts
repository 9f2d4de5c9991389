import { statusModel } from '#machines/kit/status-model.ts'
import { teacherInvitationStatusMachine } from './teacher-invitation-status.machine.ts'

/** How the paths of teacher-invitation-status are found. */
export const teacherInvitationStatusModel = statusModel(teacherInvitationStatusMachine)
