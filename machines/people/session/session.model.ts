import { sessionMachine } from './session.machine.ts'
import { sessionProperties } from './session.properties.ts'
import { writeIntent } from './session.rules.ts'
import type { SessionContext, SessionEvent } from './session.types.ts'

const intent = { returnTo: '/learning/phonics', action: 'favourite', targetId: 'p1' } as const

const invitation = { invite_id: 'invite' }

/** How the paths of session are found. */
export const sessionModel = {
	machine: sessionMachine,
	inputs: {
		new: {},
		interrupted: { storedIntent: writeIntent(intent) },
		outdated: { storedIntent: { version: 0, intent } },
	},
	events: {
		'login.asked': { type: 'login.asked', intent },
		'login.dismissed': { type: 'login.dismissed' },
		'link.requested': { type: 'link.requested', email: ' asha@school.in ' },
		'link.requested other': { type: 'link.requested', email: 'ravi@school.in', invitation },
		'link.requested mistyped': { type: 'link.requested', email: 'asha' },
		'link.withdrawn': { type: 'link.withdrawn' },
		'link.opened': { type: 'link.opened', link: 'secret' },
		'link.confirmed': { type: 'link.confirmed' },
		'link.retried': { type: 'link.retried' },
		'link.dismissed': { type: 'link.dismissed' },
		'account.observed': { type: 'account.observed', accountId: 'a2' },
		'account.left': { type: 'account.left' },
		'session.expired': { type: 'session.expired' },
		'restore.retried': { type: 'restore.retried' },
	} satisfies Record<string, SessionEvent>,
	outcomes: {
		restoreSession: {
			signedIn: { output: { kind: 'signedIn', accountId: 'a1' } },
			signedOut: { output: { kind: 'signedOut' } },
			unreachable: { error: new Error('offline') },
		},
		requestLink: {
			sent: { output: { kind: 'sent' } },
			tooMany: { output: { kind: 'tooMany' } },
			unreachable: { error: new Error('offline') },
		},
		inspectLink: {
			ready: { output: { kind: 'ready' } },
			used: { output: { kind: 'used' } },
			unreachable: { error: new Error('offline') },
		},
		consumeLink: {
			signedIn: { output: { kind: 'signedIn', accountId: 'a1' } },
			expired: { output: { kind: 'expired' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: { retryPause: 5000, refreshAhead: 840_000 },
	effects: ['storeIntent', 'resumeIntent'],
	project: ({ accountId, email, invitation, link, failure, intent: kept }: SessionContext) => ({
		accountId,
		email,
		invitation: invitation?.invite_id ?? null,
		link,
		failure,
		intent: kept?.action ?? null,
	}),
	properties: sessionProperties,
}
