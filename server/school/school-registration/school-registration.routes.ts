import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import {
	decideRegistration,
	listRegistrations,
	ownRegistration,
	registerSchool,
	withdrawRegistration,
} from './school-registration.service.ts'

/** DSK-14: schools are registered, and the team decides. */
export const schoolRegistrationHandlers = (deps: Deps): Handlers => ({
	getSchoolRegistration: (call) => ownRegistration(deps.db, requireAccount(call)),
	registerSchool: (call) => registerSchool(deps, requireAccount(call), call.body),
	withdrawSchoolRegistration: (call) =>
		withdrawRegistration(deps, requireAccount(call), call.params.id),
	listSchoolRegistrations: (call) => listRegistrations(deps, call.query),
	decideSchoolRegistration: (call) =>
		decideRegistration(deps, requireAccount(call), call.params.id, call.body),
})
