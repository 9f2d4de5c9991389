import { m } from '#i18n/messages'
import { Badge } from '#ui/display/badge.tsx'
import type { RefundEntry } from './refund.queries.ts'

const looks = {
	asked: { tone: 'gold', word: m.refund_status_asked },
	approved: { tone: 'leaf', word: m.refund_status_approved },
	sent: { tone: 'leaf', word: m.refund_status_sent },
	received: { tone: 'leaf', word: m.refund_status_received },
	refused: { tone: 'red', word: m.refund_status_refused },
	withdrawn: { tone: 'neutral', word: m.refund_status_withdrawn },
} as const

/** Status of a refund, in a word. */
export const RefundState = ({ status }: Pick<RefundEntry, 'status'>) => (
	<Badge tone={looks[status].tone}>{looks[status].word()}</Badge>
)
