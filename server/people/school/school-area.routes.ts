import { addContact, endContact, listContacts } from '#server/people/school/contact.service.ts'
import {
	describeQuotient,
	listAssessments,
	listLearning,
	listRegister,
	listScheduled,
	listSchoolGroups,
} from '#server/people/school/school-area.service.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'

/** SCH-08: what the pages of a school's area show, of the caller's school alone. */
export const schoolAreaHandlers = (deps: Deps): Handlers => ({
	listSchoolLearning: (call) => listLearning(deps.db, requireAccount(call), call.query),
	listSchoolRegister: (call) => listRegister(deps.db, requireAccount(call), call.query),
	listScheduledTrainings: (call) => listScheduled(deps, requireAccount(call)),
	listSchoolAssessments: (call) => listAssessments(deps.db, requireAccount(call)),
	getSchoolQuotient: (call) => describeQuotient(deps.db, requireAccount(call)),
	listSchoolGroups: (call) => listSchoolGroups(deps.db, requireAccount(call)),
	listSchoolContacts: (call) => listContacts(deps.db, requireAccount(call)),
	addSchoolContact: (call) => addContact(deps.db, requireAccount(call), call.body),
	removeSchoolContact: async (call) => {
		await endContact(deps.db, requireAccount(call), call.params.id)
		return undefined
	},
})
