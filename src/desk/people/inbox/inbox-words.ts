import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import type { InboxFailure } from '#machines/people/inbox/inbox.types.ts'
import type { InboxItem, InboxKind } from './inbox.queries.ts'

/** Names of the kinds. */
export const inboxKindWords: Record<InboxKind, () => string> = {
	refund_request: m.desk_inbox_refund_request,
	school_transfer: m.desk_inbox_school_transfer,
	verification: m.desk_inbox_verification,
	registration: m.desk_inbox_registration,
	call_back: m.desk_inbox_call_back,
	report: m.desk_inbox_report,
	school_registration: m.desk_inbox_school_registration,
	draft: m.desk_inbox_draft,
	author_application: m.desk_inbox_author_application,
}

/** The name of one thing of a kind. */
export const oneOfKindWords: Record<InboxKind, () => string> = {
	refund_request: m.desk_inbox_one_refund_request,
	school_transfer: m.desk_inbox_one_school_transfer,
	verification: m.desk_inbox_one_verification,
	registration: m.desk_inbox_one_registration,
	call_back: m.desk_inbox_one_call_back,
	report: m.desk_inbox_one_report,
	school_registration: m.desk_inbox_one_school_registration,
	draft: m.desk_inbox_one_draft,
	author_application: m.desk_inbox_one_author_application,
}

export const inboxFailureWords: Record<InboxFailure, () => string> = {
	taken: m.desk_inbox_taken,
	gone: m.desk_inbox_gone,
	unavailable: m.desk_unavailable,
}

const MINUTE_MS = 60_000

/** Returns how long something has waited. */
export const ageWords = (since: string, now = Date.now()): string => {
	const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS))
	if (minutes < 60) return m.desk_inbox_since_minutes({ count: minutes })
	const hours = Math.floor(minutes / 60)
	if (hours < 24) return m.desk_inbox_since_hours({ count: hours })
	const days = Math.floor(hours / 24)
	return days === 1 ? m.desk_inbox_since_day() : m.desk_inbox_since_days({ count: days })
}

/** Returns true if something should have been decided. */
export const isOverdue = ({ due_at }: Pick<InboxItem, 'due_at'>, now = Date.now()): boolean =>
	due_at !== null && Date.parse(due_at) < now

/** Returns until when something should be decided; null where nothing is promised. */
export const dueWords = (item: Pick<InboxItem, 'due_at'>): string | null => {
	if (item.due_at === null) return null
	const date = shortDate(item.due_at)
	return isOverdue(item) ? m.desk_inbox_overdue({ date }) : m.desk_inbox_due({ date })
}

/** Returns who has something. */
export const ownerWords = (owner: InboxItem['owner']): string => {
	if (!owner) return m.desk_inbox_with_nobody()
	return owner.is_caller ? m.desk_inbox_with_you() : m.desk_inbox_with({ name: owner.name })
}
