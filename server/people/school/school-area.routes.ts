import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { addContact, endContact, listContacts } from './contact.service.ts'
import {
	describeQuotient,
	listAssessments,
	listLearning,
	listRegister,
	listScheduled,
	listSchoolGroups,
} from './school-area.service.ts'

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
