import { m } from '#i18n/messages'
import type { Order } from '#openapi/v1.gen.ts'
import { Badge } from '#ui/display/badge.tsx'

type Status = Order['status']

const looks = {
	created: { tone: 'gold', word: m.order_status_created },
	paid: { tone: 'leaf', word: m.order_status_paid },
	failed: { tone: 'red', word: m.order_status_failed },
	cancelled: { tone: 'neutral', word: m.order_status_cancelled },
} as const

/** Status of an order, in a word. */
export const OrderState = ({ status }: { status: Status }) => (
	<Badge tone={looks[status].tone}>{looks[status].word()}</Badge>
)
