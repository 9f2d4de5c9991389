import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { removeTeacher, schoolTeachers } from './school-teacher.service.ts'

/** SCH-08: the teachers of a school. */
export const schoolTeacherHandlers = (deps: Deps): Handlers => ({
	listSchoolTeachers: (call) => schoolTeachers(deps, requireAccount(call), call.query),
	removeSchoolTeacher: (call) => removeTeacher(deps, requireAccount(call), call.params.id),
})
