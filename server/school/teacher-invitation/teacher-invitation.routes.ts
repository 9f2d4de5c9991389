import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { acceptInvitation, showInvitation } from './acceptance.service.ts'
import * as imports from './import.service.ts'
import * as service from './invitation.service.ts'

/** SCH-06, SCH-08: inviting teachers to a school, one by one and from a file, and accepting. */
export const teacherInvitationHandlers = (deps: Deps): Handlers => ({
	inviteTeachers: (call) =>
		service.invite(deps, requireAccount(call), {
			language: call.body.language,
			rows: call.body.invitations,
		}),

	listTeacherInvitations: (call) =>
		service.pendingInvitations(deps, requireAccount(call), call.query),

	resendTeacherInvitation: (call) =>
		service.resendInvitation(deps, requireAccount(call), call.params.id, call.body.language),

	revokeTeacherInvitation: (call) =>
		service.endInvitation(deps, requireAccount(call), call.params.id),

	showTeacherInvitation: (call) => showInvitation(deps, call.params.invite_id),

	acceptTeacherInvitation: (call) =>
		acceptInvitation(deps, requireAccount(call), call.params.invite_id),

	listTeacherImports: (call) => imports.lastImports(deps, requireAccount(call)),

	checkTeacherAddresses: (call) =>
		imports.checkAddresses(deps, requireAccount(call), call.body.emails),

	importTeachers: (call) =>
		imports.importRows(deps, requireAccount(call), {
			id: call.params.id,
			fileName: call.body.file_name,
			language: call.body.language,
			rows: call.body.rows,
		}),

	undoTeacherImport: (call) => imports.undoImport(deps, requireAccount(call), call.params.id),
})
