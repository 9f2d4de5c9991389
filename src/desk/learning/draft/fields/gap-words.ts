import type { Gap } from '#domain/learning/draft-content.rules.ts'
import { m } from '#i18n/messages'

/** Each missing thing as something to do. */
export const gapWords: Record<Gap, () => string> = {
	title: m.draft_gap_title,
	slug: m.draft_gap_slug,
	slugInvalid: m.draft_gap_slug_invalid,
	slugTaken: m.draft_gap_slug_taken,
	summary: m.draft_gap_summary,
	description: m.draft_gap_description,
	subject: m.draft_gap_subject,
	level: m.draft_gap_level,
	outcomes: m.draft_gap_outcomes,
	oldPrice: m.draft_gap_old_price,
	startDate: m.draft_gap_start_date,
	affiliateUrl: m.draft_gap_affiliate_url,
	instructor: m.draft_gap_instructor,
	instructorRenamed: m.draft_gap_instructor_renamed,
	lessons: m.draft_gap_lessons,
	lessonTitle: m.draft_gap_lesson_title,
	lessonBody: m.draft_gap_lesson_body,
	lessonMinutes: m.draft_gap_lesson_minutes,
	fileLabel: m.draft_gap_file_label,
	items: m.draft_gap_items,
	itemGone: m.draft_gap_item_gone,
}
