import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { describeSchool } from './dashboard.service.ts'
import { agreeToTerms } from './school.service.ts'

/** SCH-05: a school's terms. NAV-03: a school's dashboard. */
export const schoolHandlers = (deps: Deps): Handlers => ({
	getSchoolDashboard: (call) => describeSchool(deps, requireAccount(call).schoolId),

	agreeSchoolTerms: (call) =>
		agreeToTerms(deps.db, requireAccount(call).schoolId, call.body.is_agree),
})
