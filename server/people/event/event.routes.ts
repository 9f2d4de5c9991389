import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { requesterOf } from '#server/platform/limits/requester.ts'
import { listEventGuests } from './desk-event.service.ts'
import * as service from './event.service.ts'
import { inviteSchool, showInvitation } from './invitation.service.ts'

const answerOf = (email: string) => ({ status: true, response: { email } })

/**
 * NAV-08, NAV-09, NAV-11: registrations for the global teachers' meet and the international teacher
 * programme, and invitations to it.
 */
export const eventHandlers = (deps: Deps): Handlers => ({
	showMeet: async () => service.meetOf(deps),

	registerForMeet: async ({ body, account, request, keepAnswer }) => {
		const asked = { form: body, account, requester: requesterOf(request) }
		return answerOf(
			await service.registerForMeet(deps, asked, (tx, email) => keepAnswer(tx, answerOf(email))),
		)
	},

	registerForProgramme: async (call) => ({
		status: true,
		response: await service.registerForProgramme(
			deps.db,
			requireAccount(call),
			call.body.country,
			deps.clock(),
		),
	}),

	showInvitation: (call) => showInvitation(deps.db, call.params.token, deps.clock()),

	inviteSchool: (call) => inviteSchool(deps, requireAccount(call).id, call.params.id),

	listEventGuests: ({ query }) => listEventGuests(deps.db, query),

	listEventRegistrations: async (call) => ({
		data: await service.registrationsOf(deps, requireAccount(call)),
	}),
})
