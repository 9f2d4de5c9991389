import { m } from '#i18n/messages'
import type { ParentNomination } from './nomination.queries.ts'

/** How the parent knows the teacher. */
export const relationWords: Record<ParentNomination['relation'], () => string> = {
	teaches_now: m.nomination_relation_now,
	taught_before: m.nomination_relation_before,
	school: m.nomination_relation_school,
}

/** How far a nomination is. */
export const statusWords: Record<ParentNomination['status'], () => string> = {
	sent: m.nomination_status_sent,
	accepted: m.nomination_status_accepted,
	declined: m.nomination_status_declined,
	withdrawn: m.nomination_status_withdrawn,
}

/** The colour of that. */
export const statusTones = {
	sent: 'gold',
	accepted: 'leaf',
	declined: 'neutral',
	withdrawn: 'neutral',
} as const satisfies Record<ParentNomination['status'], string>
