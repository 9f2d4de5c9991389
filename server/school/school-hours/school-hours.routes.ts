import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Deps } from '#server/platform/deps.ts'
import { describeHours } from './hours.service.ts'
import { remindTeachers } from './reminder.service.ts'
import {
	keepSession,
	readSchoolTeachers,
	readSession,
	readSessions,
	removeSession,
} from './session.service.ts'

/**
 * HRS-03: the hours of a school’s teachers, the sessions that it holds, and its reminders; of the
 * caller’s own school only.
 */
export const schoolHoursHandlers = (deps: Deps): Handlers => ({
	getSchoolHours: (call) =>
		describeHours(deps.db, schoolOf(requireAccount(call)), { ...call.query, now: deps.clock() }),

	remindOfHours: async (call) => ({
		reminded: await remindTeachers(deps, schoolOf(requireAccount(call))),
	}),

	listTeacherNames: (call) => readSchoolTeachers(deps, schoolOf(requireAccount(call)), call.query),

	listSchoolSessions: (call) => readSessions(deps, schoolOf(requireAccount(call)), call.query),

	getSchoolSession: (call) => readSession(deps, schoolOf(requireAccount(call)), call.params.id),

	keepSchoolSession: async (call) => {
		const { is_new: isNew, held_on: heldOn, attendees: attending, ...rest } = call.body
		const { id } = call.params
		const draft = { ...rest, heldOn }
		await keepSession(deps, schoolOf(requireAccount(call)), { id, isNew, draft, attending })
		return { id }
	},

	removeSchoolSession: async (call) => {
		await removeSession(deps, schoolOf(requireAccount(call)), call.params.id)
		return undefined
	},
})
