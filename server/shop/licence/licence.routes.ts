import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Deps } from '#server/platform/deps.ts'
import { assignLicence } from './assign-licence.service.ts'
import { giveVoucher } from './give-voucher.service.ts'
import * as service from './licence.service.ts'
import { revokeLicence } from './revoke-licence.service.ts'
import { assignVoucher, revokeVoucher } from './voucher.service.ts'

/** SCH-06: what a school has for its teachers, and giving it to them. */
export const licenceHandlers = (deps: Deps): Handlers => ({
	listLicences: (call) =>
		service.licencesOfSchool(deps.db, schoolOf(requireAccount(call)), deps.clock()),

	listVouchers: (call) =>
		service.vouchersOfSchool(deps.db, schoolOf(requireAccount(call)), deps.clock()),

	getSchoolBenefits: (call) => service.benefitsOf(deps.db, requireAccount(call).id),

	assignLicence: (call) =>
		assignLicence(deps, {
			schoolId: schoolOf(requireAccount(call)),
			licenceId: call.params.id,
			teacherIds: call.body.teacher_ids,
			dueOn: call.body.due_on,
		}),

	revokeLicence: (call) =>
		revokeLicence(deps, {
			schoolId: schoolOf(requireAccount(call)),
			licenceId: call.params.id,
			teacherId: call.params.teacher_id,
		}),

	giveVoucher: ({ params, body, ...call }) =>
		giveVoucher(deps, requireAccount(call).id, {
			...{ schoolId: params.id, percent: body.percent, count: body.voucher_count },
			endsOn: body.ends_on,
		}),

	assignVoucher: (call) =>
		assignVoucher(deps, {
			schoolId: schoolOf(requireAccount(call)),
			voucherId: call.params.id,
			teacherIds: call.body.teacher_ids,
		}),

	revokeVoucher: (call) =>
		revokeVoucher(deps, {
			schoolId: schoolOf(requireAccount(call)),
			voucherId: call.params.id,
			teacherId: call.params.teacher_id,
		}),
})
