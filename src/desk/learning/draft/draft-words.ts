import { m } from '#i18n/messages'
import type { DraftMove, DraftView } from './draft.queries.ts'

type Status = DraftView['status']

/** The statuses in words. */
export const statusWords: Record<Status, () => string> = {
	draft: m.draft_status_draft,
	in_review: m.draft_status_in_review,
	approved: m.draft_status_approved,
	scheduled: m.draft_status_scheduled,
	published: m.draft_status_published,
	withdrawn: m.draft_status_withdrawn,
}

/** The colour of a status. */
export const statusTones = {
	draft: 'neutral',
	in_review: 'gold',
	approved: 'primary',
	scheduled: 'primary',
	published: 'leaf',
	withdrawn: 'neutral',
} as const satisfies Record<Status, string>

type MoveWords = { label: () => string; text: () => string; done: () => string }

/** A decision as its button, its question, and what is said after it. */
export const moveWords: Record<DraftMove, MoveWords> = {
	submit: { label: m.draft_submit, text: m.draft_submit_text, done: m.draft_submit_done },
	recall: { label: m.draft_recall, text: m.draft_recall_text, done: m.draft_recall_done },
	return: { label: m.draft_return, text: m.draft_return_text, done: m.draft_return_done },
	approve: { label: m.draft_approve, text: m.draft_approve_text, done: m.draft_approve_done },
	publish: { label: m.draft_publish, text: m.draft_publish_text, done: m.draft_publish_done },
	schedule: { label: m.draft_schedule, text: m.draft_schedule_text, done: m.draft_schedule_done },
	unschedule: {
		label: m.draft_unschedule,
		text: m.draft_unschedule_text,
		done: m.draft_unschedule_done,
	},
	revise: { label: m.draft_revise, text: m.draft_revise_text, done: m.draft_revise_done },
	discard: { label: m.draft_discard, text: m.draft_discard_text, done: m.draft_discard_done },
	withdraw: { label: m.draft_withdraw, text: m.draft_withdraw_text, done: m.draft_withdraw_done },
	offer: { label: m.draft_offer, text: m.draft_offer_text, done: m.draft_offer_done },
}

/** Decisions that only a complete resource can pass. */
export const completeMoves: readonly DraftMove[] = ['submit', 'approve', 'schedule', 'publish']
