import type { CalloutKind } from '#domain/learning/rich-text.rules.ts'
import { m } from '#i18n/messages'

/** The names of boxes by kind. */
export const calloutNames: Record<CalloutKind, () => string> = {
	idea: m.text_callout_idea,
	example: m.text_callout_example,
	activity: m.text_callout_activity,
	caution: m.text_callout_caution,
}
