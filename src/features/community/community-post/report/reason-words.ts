import { m } from '#i18n/messages'
import type { Report } from '../community.types.ts'

/** Names of the reasons to report a post or a comment. */
export const reasonWords = {
	spam: m.community_reason_spam,
	rude: m.community_reason_rude,
	wrong: m.community_reason_wrong,
	private: m.community_reason_private,
	other: m.community_reason_other,
} as const satisfies Record<Report['reason'], () => string>
