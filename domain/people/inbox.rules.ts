/** Kinds of things that wait for a person in the desk, in the order of its list (DSK-12). */
export const inboxKinds = [
	'refund_request',
	'school_transfer',
	'verification',
	'registration',
	'call_back',
	'report',
	'school_registration',
	'draft',
	'author_application',
] as const

export type InboxKind = (typeof inboxKinds)[number]

/** Kinds that are taken in the inbox. A call-back has its own owner (CBK-07). */
export type OwnedInboxKind = Exclude<InboxKind, 'call_back'>

/** Roles that decide about a kind, as the contract gives them to the call that decides. */
export const inboxRoles: Readonly<Record<InboxKind, readonly string[]>> = {
	refund_request: ['vidya_customer_success', 'owner', 'finance', 'support'],
	school_transfer: ['vidya_customer_success', 'owner', 'finance'],
	verification: ['vidya_customer_success', 'owner', 'school_manager'],
	registration: ['vidya_customer_success', 'owner', 'support'],
	call_back: ['vidya_customer_success', 'owner', 'support'],
	report: ['vidya_customer_success', 'owner', 'moderator'],
	school_registration: ['owner', 'school_manager'],
	draft: ['owner', 'editor'],
	author_application: ['owner'],
}

/** Returns true if one of the roles decides about the kind. */
export const mayDecide = (kind: InboxKind, roles: readonly string[]): boolean =>
	inboxRoles[kind].some((role) => roles.includes(role))

/** Returns the kinds about which a person with these roles decides. */
export const inboxKindsOf = (roles: readonly string[]): InboxKind[] =>
	inboxKinds.filter((kind) => mayDecide(kind, roles))

const DAY_MS = 86_400_000

/** Days within which the shop promises an answer: refund policy and complaints on /contact. */
const dueDays: Partial<Record<InboxKind, number>> = { refund_request: 7, report: 15 }

/**
 * Returns until when something should be decided; null where nothing is promised.
 * @param since the time at which it began to wait
 * @param deadline a separate time, for example the start of a live session
 */
export const inboxDue = (kind: InboxKind, since: Date, deadline: Date | null): Date | null => {
	if (deadline) return deadline
	const days = dueDays[kind]
	return days === undefined ? null : new Date(since.getTime() + days * DAY_MS)
}
